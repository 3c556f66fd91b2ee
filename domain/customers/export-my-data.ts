import { desc, eq } from 'drizzle-orm'
import { carts, sessions, userRoles } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { exportMyOrders } from './export-my-orders.ts'
import { getProfile } from './get-profile.ts'
import { policy } from './policy.ts'

/**
 * Everything the shop knows about the actor, as JSON, with times in UTC and amounts in ZAR cents.
 * @throws DomainError forbidden
 */
export async function exportMyData(ctx: Ctx): Promise<object> {
  const { id } = policy.exportMyData(ctx)
  return inTransaction(ctx, async (ctx) => {
    return {
      exportedAt: ctx.now(),
      profile: await getProfile(ctx),
      roles: (
        await ctx.db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, id))
      ).map(({ role }) => role),
      cart: (await ctx.db.select({ lines: carts.lines }).from(carts))[0]?.lines ?? '',
      sessions: await ctx.db
        .select({
          startedAt: sessions.createdAt,
          seenAt: sessions.seenAt,
          expiresAt: sessions.expiresAt,
          userAgent: sessions.userAgent,
        })
        .from(sessions)
        .orderBy(desc(sessions.seenAt)),
      orders: await exportMyOrders(ctx, id),
    }
  })
}
