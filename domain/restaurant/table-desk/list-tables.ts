import { and, asc, eq, gt, sql } from 'drizzle-orm'
import {
  combinedTables,
  reservations,
  reservedTables,
  restaurantTables,
  tableCombinations,
} from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { TablePlan } from './schemas.ts'

/**
 * The tables of the restaurant and those that are pushed together, in the restaurant's order, with how many reservations
 * each table has ahead.
 * @throws DomainError forbidden
 */
export async function listTables(ctx: Ctx): Promise<TablePlan> {
  policy.listTables(ctx)
  return inTransaction(ctx, async ({ db }) => {
    const tables = await db
      .select()
      .from(restaurantTables)
      .orderBy(asc(restaurantTables.sortOrder), asc(restaurantTables.name))
    const ahead = await db
      .select({ tableId: reservedTables.tableId, count: sql<number>`count(*)::int` })
      .from(reservedTables)
      .innerJoin(reservations, eq(reservations.id, reservedTables.reservationId))
      .where(and(eq(reservations.keepsTables, true), gt(reservations.endsAt, ctx.now())))
      .groupBy(reservedTables.tableId)
    const counts = new Map(ahead.map(({ tableId, count }) => [tableId, count]))
    const combinations = await db
      .select({
        id: tableCombinations.id,
        fewest: tableCombinations.fewest,
        most: tableCombinations.most,
        tables: sql<
          string[]
        >`array_agg(${restaurantTables.name} order by ${restaurantTables.sortOrder}, ${restaurantTables.name})`,
      })
      .from(tableCombinations)
      .innerJoin(combinedTables, eq(combinedTables.combinationId, tableCombinations.id))
      .innerJoin(restaurantTables, eq(restaurantTables.id, combinedTables.tableId))
      .groupBy(tableCombinations.id)
      .orderBy(asc(tableCombinations.sortOrder), asc(tableCombinations.most))
    return {
      tables: tables.map((table) => ({ ...table, ahead: counts.get(table.id) ?? 0 })),
      combinations,
    }
  })
}
