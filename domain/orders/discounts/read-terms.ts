import { eq } from 'drizzle-orm'
import { discountCodes } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { termsOf } from './internal.ts'
import type { DiscountTerms } from './views.ts'

/**
 * The terms of a code that an order has already, and what its goods must cost for it: an order keeps a code that has
 * ended or is used up.
 * @throws DomainError not_found
 */
export async function readTerms(
  ctx: ShopCtx,
  { id }: { id: string },
): Promise<{ terms: DiscountTerms; minimumCents: number }> {
  const [row] = await ctx.db.select().from(discountCodes).where(eq(discountCodes.id, id))
  if (!row) throw new DomainError('not_found', 'discount')
  return { terms: termsOf(row), minimumCents: row.minimumCents }
}
