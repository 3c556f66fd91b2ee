import { eq } from 'drizzle-orm'
import { discountCodes } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'

/**
 * Nobody else uses the code until the transaction ends. A statement of its own, before any product is locked: what is
 * counted after it includes the order of the transaction that held it.
 */
export async function lockDiscount(ctx: ShopCtx, { code }: { code: string }): Promise<void> {
  await ctx.db
    .select({ id: discountCodes.id })
    .from(discountCodes)
    .where(eq(discountCodes.code, code))
    .for('no key update')
}
