import { and, eq, isNull, ne } from 'drizzle-orm'
import { mailConsents, newsletterSubscriptions, orders, users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { readContactThreadsOf } from '../contact-threads/index.ts'
import { policy } from './policy.ts'
import { readConsentHistory } from './read-consent-history.ts'
import { buyerEmail, readGuests } from './read-guests.ts'
import { readAddresses, readOrders } from './read-orders.ts'
import type { GetStaffGuestInput, GetStaffGuestResult } from './schemas.ts'

/** Messages that are shown, the newest. */
const MOST_SHOWN = 100

/**
 * Somebody who bought without an account, by one of their orders; or the account that this order belongs to by now.
 * @throws DomainError forbidden, not_found
 */
export async function getStaffGuest(ctx: Ctx, input: GetStaffGuestInput): Promise<GetStaffGuestResult> {
  policy.getStaffGuest(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<GetStaffGuestResult> => {
    const { email, customerId } = await mustFindOrder(ctx, input.id)
    const account = await findAccount(ctx, email)
    const owner = customerId ?? (account?.verifiedAt ? account.id : undefined)
    if (owner) return { ok: false, reason: 'has_account', customerId: owner }
    const [guest] = await readGuests(ctx, [email])
    if (!guest) throw new DomainError('not_found', 'order')
    const buyer = { provedEmail: email }
    const [subscription] = await ctx.db
      .select({ id: newsletterSubscriptions.id, isGiven: mailConsents.isGiven })
      .from(newsletterSubscriptions)
      .leftJoin(
        mailConsents,
        and(eq(mailConsents.email, newsletterSubscriptions.email), eq(mailConsents.topic, 'newsletter')),
      )
      .where(eq(newsletterSubscriptions.email, email))
    return {
      ok: true,
      guest: {
        ...guest,
        accountId: account?.id ?? null,
        consents: subscription?.isGiven ?? false,
        subscriberId: subscription?.id ?? null,
        consentHistory: await readConsentHistory(ctx, email),
        addresses: await readAddresses(ctx, buyer),
        threads: await readContactThreadsOf(ctx, { sender: buyer, most: MOST_SHOWN }),
        orders: await readOrders(ctx, buyer, input),
      },
    }
  })
}

async function mustFindOrder(ctx: ShopCtx, id: string) {
  const [order] = await ctx.db
    .select({ email: buyerEmail, customerId: orders.customerId })
    .from(orders)
    .where(
      and(eq(orders.id, id), isNull(orders.hiddenAt), eq(orders.forgetsContact, false), ne(orders.email, '')),
    )
  if (!order) throw new DomainError('not_found', 'order')
  return order
}

async function findAccount(ctx: ShopCtx, email: string) {
  const [account] = await ctx.db
    .select({ id: users.id, verifiedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.email, email))
  return account
}
