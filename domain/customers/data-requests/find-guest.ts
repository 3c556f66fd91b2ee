import { eq, sql } from 'drizzle-orm'
import { orders, users } from '#database/schema/index.ts'
import { countContactThreadsOf } from '../contact-threads/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { countVouchersTo } from '#domain/orders/vouchers/index.ts'
import { isOfGuest } from '../customers/index.ts'
import { policy } from './policy.ts'
import type { GuestInput } from './schemas.ts'
import type { GuestView } from './views.ts'

/**
 * Finds what the shop has of somebody who ordered without an account, by their address.
 * @throws DomainError forbidden
 */
export async function findGuest(ctx: Ctx, { email }: GuestInput): Promise<GuestView> {
  policy.findGuest(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const [found] = await ctx.db
      .select({
        orderCount: sql<number>`count(*)::int`,
        lastOrderAt: sql<Date | null>`max(${orders.createdAt})`.mapWith(orders.createdAt),
      })
      .from(orders)
      .where(isOfGuest(email))
    const [account] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    return {
      email,
      orderCount: found?.orderCount ?? 0,
      lastOrderAt: found?.lastOrderAt ?? null,
      messageCount: await countContactThreadsOf(ctx, { sender: { provedEmail: email } }),
      voucherCount: await countVouchersTo(ctx, { email }),
      customerId: account?.id ?? null,
    }
  })
}
