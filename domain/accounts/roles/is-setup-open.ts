import { eq } from 'drizzle-orm'
import { userRoles } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'

/** True if the shop still has no admin. */
export async function isSetupOpen(ctx: Ctx): Promise<boolean> {
  return inTransaction(
    asShop(ctx),
    async (ctx) => (await ctx.db.$count(userRoles, eq(userRoles.role, 'admin'))) === 0,
  )
}
