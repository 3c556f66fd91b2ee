import { asc, sql } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * Locks products, and the parts of sets, in the order of their ids, so that transactions cannot deadlock. Not part of the UPDATE: an UPDATE
 * that waited while locking would start again from older row versions, and could deadlock with those who wait for it.
 */
export async function lockProducts(
  ctx: ShopCtx,
  { lines }: { lines: { productId: string }[] },
): Promise<void> {
  const wanted = sql`${sql.param(lines.map(({ productId }) => productId))}::uuid[]`
  await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.id} = any (array(
        select unnest(${wanted}) union select part_id from set_parts where set_id = any (${wanted})))`,
    )
    .orderBy(asc(products.id))
    .for('no key update')
}
