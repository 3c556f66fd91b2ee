import { sql, type SQL } from 'drizzle-orm'
import { bitsOfFacts } from '#shared/catalog/label-facts.ts'
import type { ProductFacts, ProductSort } from '#shared/catalog/product-filters.ts'

/** Conditions on rows of `products`, or of `product_counts`: their labels say all of this. */
export function saysAll(facts: ProductFacts): SQL[] {
  const bits = bitsOf(facts)
  return [
    ...(bits > 0 ? [sql`label_facts & ${bits} = ${bits}`] : []),
    ...facts.contains.map((group) => sql`allergens && ${sql.param(group)}::text[]`),
  ]
}

/** The bits of `label_facts` that must be set. */
export function bitsOf({ without, diets, heat }: Omit<ProductFacts, 'contains'>): number {
  return bitsOfFacts([...(heat ? [heat] : []), ...diets, ...without])
}

/** The orders of lists; by the price that a card says, the lowest of its sizes, without offers. */
export const ORDERS: Record<ProductSort, SQL> = {
  price: sql`(select min(size.price_cents) from products size where size.main_id = products.id and size.is_active),
    sort_order, id`,
  mildest: sql`spice_level, sort_order, id`,
  hottest: sql`spice_level desc nulls last, sort_order, id`,
}
