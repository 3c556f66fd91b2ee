import { deleteUser } from '#domain/accounts/accounts/index.ts'
import { forgetRestockRequestsOf } from '#domain/catalog/back-in-stock/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { forgetConsents } from '#domain/base/mail-consents/index.ts'
import { forgetSignUps } from '#domain/restaurant/event-sign-ups/index.ts'
import { forgetContactThreadsOf } from '../contact-threads/index.ts'
import { forgetMails } from '#domain/base/mails/index.ts'
import { forgetRecipient } from '#domain/newsletters/newsletter-sending/index.ts'
import { forgetCustomerOfOrders, linkGuestOrders } from '#domain/orders/orders/index.ts'
import { forgetReservationsOf } from '#domain/restaurant/reservations/index.ts'
import { forgetVouchersTo } from '#domain/orders/vouchers/index.ts'
import { forgetReviews } from '#domain/orders/reviews/index.ts'
import { forgetContacts } from './forget-contacts.ts'

type EraseAccountInput = {
  userId: string
  email: string
  /** True if the address is proved to be theirs: orders and messages of guests with it are then forgotten too. */
  isVerified: boolean
}

/**
 * Deletes an account and everything that only the account needed: notes, consent, messages, sessions, seats at events,
 * reservations.
 * Orders stay for as long as the law requires, with name, address and amounts; their other details are cleared as soon as they are done. Call it
 * inside the caller's transaction, after `lockUser`.
 */
export async function eraseAccount(
  ctx: ShopCtx,
  { userId, email, isVerified }: EraseAccountInput,
): Promise<void> {
  // They may have ordered as a guest since they signed in.
  if (isVerified) await linkGuestOrders(ctx, { customerId: userId, provedEmail: email })
  await forgetCustomerOfOrders(ctx, { customerId: userId })
  await forgetSignUps(ctx, { customerId: userId, ...(isVerified && { email }) })
  await forgetReservationsOf(ctx, { customerId: userId, ...(isVerified && { email }) })
  const provedEmail = isVerified ? email : undefined
  await forgetContactThreadsOf(ctx, { sender: { customerId: userId, provedEmail } })
  await forgetContacts(ctx)
  await forgetConsents(ctx, { email })
  await forgetRecipient(ctx, { email })
  await forgetRestockRequestsOf(ctx, { email })
  // Reviews go with their author, who may have written more as a guest.
  if (isVerified) {
    await forgetReviews(ctx, { email })
    await forgetVouchersTo(ctx, { email })
  }
  await forgetMails(ctx, { addresses: [email] })
  await deleteUser(ctx, { userId })
}
