import { sql, type SQL } from 'drizzle-orm'
import { HEAT_LEVELS, type ProductFacts, type ProductSort } from '#shared/catalog/product-filters.ts'

/** Conditions on rows of `products`: their labels say all of this. */
export function saysAll({ contains, without, diets, heat }: ProductFacts): SQL {
  const conditions = [
    sql`true`,
    ...(heat ? [sql`spice_level between ${HEAT_LEVELS[heat][0]} and ${HEAT_LEVELS[heat][1]}`] : []),
    ...contains.map((group) => sql`allergens && ${textArray(group)}`),
    ...diets.map((diet) => {
      const fitting = diet === 'vegetarian' ? ['vegetarian', 'vegan'] : [diet]
      return sql`diet_tags && ${textArray(fitting)}`
    }),
    ...(without.length > 0
      ? [sql`${IS_LABELLED} and not (allergens || may_contain) && ${textArray(without)}`]
      : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** Without a list of ingredients, or with allergens that nobody has checked, it is not known what is not in a product. */
const IS_LABELLED = sql`allergens is not null
  and jsonb_typeof(ingredients -> 'en') = 'array' and ingredients -> 'en' <> '[]'`

const textArray = (values: string[]) => sql`${sql.param(values)}::text[]`

export const ORDERS: Record<ProductSort, SQL> = {
  price: sql`price_cents, sort_order, id`,
  mildest: sql`spice_level, sort_order, id`,
  hottest: sql`spice_level desc nulls last, sort_order, id`,
}
