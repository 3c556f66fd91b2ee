import { recordAudit } from '#domain/base/audit/index.ts'
import { exportContactThreads } from '../contact-threads/index.ts'
import { exportRestockRequests } from '#domain/catalog/back-in-stock/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { exportOrders, isOfGuest } from '../customers/index.ts'
import { exportConsents } from '#domain/base/mail-consents/index.ts'
import { exportSignUps } from '#domain/restaurant/event-sign-ups/index.ts'
import { exportDeliveries } from '#domain/newsletters/newsletter-sending/index.ts'
import { exportReservations } from '#domain/restaurant/reservations/index.ts'
import { exportVouchers } from '#domain/orders/vouchers/index.ts'
import { exportReviews } from '#domain/orders/reviews/index.ts'
import { requireStillAdmin } from '#domain/accounts/roles/index.ts'
import { policy } from './policy.ts'
import type { GuestInput } from './schemas.ts'

/**
 * The orders that somebody placed without an account, their seats at events, their reservations and what they wrote to the shop, for
 * somebody who asked for them and has shown staff that the
 * address is theirs.
 * @throws DomainError forbidden, unconfirmed
 */
export async function exportGuest(ctx: Ctx, { email }: GuestInput): Promise<Record<string, unknown>> {
  const { id: actorId } = policy.exportGuest(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    await requireStillAdmin(ctx, { userId: actorId })
    const placed = await exportOrders(ctx, { which: isOfGuest(email) })
    const signUps = await exportSignUps(ctx, { email })
    const tables = await exportReservations(ctx, { email })
    const mailConsents = await exportConsents(ctx, { email })
    const newsletters = await exportDeliveries(ctx, { email })
    const messages = await exportContactThreads(ctx, { sender: { provedEmail: email } })
    const restockRequests = await exportRestockRequests(ctx, { email })
    const vouchers = await exportVouchers(ctx, { which: isOfGuest(email), email })
    await recordAudit(ctx, {
      actorId,
      action: 'guest.exported',
      subjectId: null,
      details: { orders: String(placed.length) },
    })
    const reviews = await exportReviews(ctx, { email })
    return {
      exportedAt: ctx.now(),
      email,
      orders: placed,
      signUps,
      tables,
      mailConsents,
      newsletters,
      messages,
      restockRequests,
      reviews,
      vouchers,
    }
  })
}
