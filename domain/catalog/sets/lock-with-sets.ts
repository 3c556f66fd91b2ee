import { asc, sql } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * Locks a product and the sets that it is a part of, in the order of their ids as `lockProducts` does: what changes of it
 * is written to them too.
 */
export async function lockWithSets(ctx: ShopCtx, { id }: { id: string }): Promise<void> {
  await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.id} = any (array(select ${id}::uuid union select set_id from set_parts where part_id = ${id}))`,
    )
    .orderBy(asc(products.id))
    .for('no key update')
}
