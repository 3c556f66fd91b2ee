import { getTableName } from 'drizzle-orm'
import { challenges, knownDevices, mailLinks, sessions } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'

const TABLES = [sessions, knownDevices, challenges, mailLinks]
/** The names of the tables that let somebody in. */
export const SIGN_IN_TABLES = TABLES.map((table) => getTableName(table))

/**
 * Signs everybody out, and voids all codes, mailed links and devices that are known: those of a backup may have been ended
 * since it was made.
 */
export async function endAllSignIns(ctx: ShopCtx): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    for (const table of TABLES) await db.delete(table)
  })
}
