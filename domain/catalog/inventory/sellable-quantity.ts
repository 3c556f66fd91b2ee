import { sql } from 'drizzle-orm'

/** The condition that the shop shows a part, in a query that names it so. */
export const isPartShown = sql`part.is_active and (part.size_of is null or part.main_is_active)
  and part.category_id = any (array(select id from categories where is_active))`

/**
 * The number of a product that may be sold, in a query of `products`: its stock; of a set as many as its parts allow, and
 * none if one of them is hidden.
 */
export const sellableQuantity = sql<number>`case when products.is_set then (
  select coalesce(min(coalesce(part.stock_quantity / set_parts.quantity, 0)), 0) from set_parts
  left join products part on part.id = set_parts.part_id and ${isPartShown}
  where set_parts.set_id = products.id
) else products.stock_quantity end`
