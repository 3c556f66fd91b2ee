import { eq } from 'drizzle-orm'
import { discountCodes } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * Locks a code until the transaction ends. Call it before locking any product, and count the uses in a later statement:
 * that one sees the orders of transactions that this one waited for.
 */
export async function lockDiscount(ctx: ShopCtx, { code }: { code: string }): Promise<void> {
  await ctx.db
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .where(eq(discountCodes.code, code))
    .for('no key update')
}
