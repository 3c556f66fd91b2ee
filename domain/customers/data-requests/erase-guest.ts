import { recordAudit } from '#domain/base/audit/index.ts'
import { forgetContactThreadsOf } from '../contact-threads/index.ts'
import { forgetRestockRequestsOf } from '#domain/catalog/back-in-stock/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { forgetContacts } from '../customers/index.ts'
import { forgetConsents } from '#domain/base/mail-consents/index.ts'
import { forgetSignUps } from '#domain/restaurant/event-sign-ups/index.ts'
import { forgetMails } from '#domain/base/mails/index.ts'
import { forgetRecipient } from '#domain/newsletters/newsletter-sending/index.ts'
import { forgetGuest } from '#domain/orders/orders/index.ts'
import { forgetReservationsOf } from '#domain/restaurant/reservations/index.ts'
import { forgetVouchersTo } from '#domain/orders/vouchers/index.ts'
import { forgetReviews } from '#domain/orders/reviews/index.ts'
import { requireStillAdmin } from '#domain/accounts/roles/index.ts'
import { policy } from './policy.ts'
import type { GuestInput } from './schemas.ts'

/**
 * Erases somebody who ordered without an account: mail address, phone and note of their orders as soon as those are
 * finished, name and postal address when no law requires them any more; their seats at events, their reservations
 * and what they wrote to the shop at once. Amounts stay. The audit log keeps how many orders and messages, and nothing of the person.
 * @throws DomainError forbidden, unconfirmed
 */
export async function eraseGuest(ctx: Ctx, { email }: GuestInput): Promise<{ orders: number }> {
  const { id: actorId } = policy.eraseGuest(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    await requireStillAdmin(ctx, { userId: actorId })
    const orders = await forgetGuest(ctx, { email })
    await forgetSignUps(ctx, { email })
    await forgetReservationsOf(ctx, { email })
    const messages = await forgetContactThreadsOf(ctx, { sender: { provedEmail: email } })
    await forgetContacts(ctx)
    await forgetConsents(ctx, { email })
    await forgetRecipient(ctx, { email })
    await forgetRestockRequestsOf(ctx, { email })
    await forgetReviews(ctx, { email })
    await forgetVouchersTo(ctx, { email })
    await forgetMails(ctx, { addresses: [email] })
    await recordAudit(ctx, {
      actorId,
      action: 'guest.erased',
      subjectId: null,
      details: { orders: String(orders), messages: String(messages) },
    })
    return { orders }
  })
}
