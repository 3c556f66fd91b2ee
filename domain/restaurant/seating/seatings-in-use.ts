import { sql } from 'drizzle-orm'
import { listOf } from '#domain/kernel/list-of.ts'
import type { Seating } from './seatings.ts'

/** Every table that is in use, and every combination of such, for a query that reads what decides a day. */
export const seatingsInUse = listOf<Seating>(sql`
  select fewest, most, sort_order as "sortOrder", array[id] as "tableIds"
  from restaurant_tables where is_active
  union all
  select combination.fewest, combination.most, combination.sort_order, array_agg(combined.table_id)
  from table_combinations combination
  join combined_tables combined on combined.combination_id = combination.id
  join restaurant_tables on restaurant_tables.id = combined.table_id
  group by combination.id having bool_and(restaurant_tables.is_active)`)
