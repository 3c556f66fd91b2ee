import type { Database } from '#database/client.ts'
import { generateReservations } from '#tests/data/many-reservations.ts'
import { asOwner } from '#tests/databases/as-owner.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'

export const TABLES = 40
export const RESERVATIONS = 20_000

/** Fills an empty database with a restaurant that is nearly full for weeks. */
export async function prepareTables(database: Database): Promise<void> {
  await generateReservations(testCtx(database), { tables: TABLES, reservations: RESERVATIONS })
  await asOwner(database, 'vacuum (analyze)')
}
