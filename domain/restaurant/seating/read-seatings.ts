import { eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { combinedTables, restaurantTables, tableCombinations } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { byPreference, type Seating } from './seatings.ts'

/** Every table that is in use, and every combination of such, in the order in which a party gets them. */
export async function readSeatings({ db }: ShopCtx): Promise<Seating[]> {
  const tables = db
    .select({
      fewest: restaurantTables.fewest,
      most: restaurantTables.most,
      sortOrder: restaurantTables.sortOrder,
      tableIds: sql<string[]>`array[${restaurantTables.id}]`.as('table_ids'),
    })
    .from(restaurantTables)
    .where(eq(restaurantTables.isActive, true))
  const combinations = db
    .select({
      fewest: tableCombinations.fewest,
      most: tableCombinations.most,
      sortOrder: tableCombinations.sortOrder,
      tableIds: sql<string[]>`array_agg(${combinedTables.tableId})`.as('table_ids'),
    })
    .from(tableCombinations)
    .innerJoin(combinedTables, eq(combinedTables.combinationId, tableCombinations.id))
    .innerJoin(restaurantTables, eq(restaurantTables.id, combinedTables.tableId))
    .groupBy(tableCombinations.id)
    .having(sql`bool_and(${restaurantTables.isActive})`)
  return (await unionAll(tables, combinations)).sort(byPreference)
}
