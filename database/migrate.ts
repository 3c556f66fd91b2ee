import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client, PoolClient } from 'pg'
import { DatabaseUnavailable, type Db } from './client.ts'
import { rootMessage } from './is-unavailable.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** An arbitrary number that no other program on the server uses for a lock. */
const MIGRATION_LOCK = 727_001

/**
 * Brings the schema up to date as the database's owner, one process at a time.
 * @throws DatabaseUnavailable that says what failed; a failed migration changes nothing
 */
export async function migrateDatabase(client: Client | PoolClient): Promise<void> {
  await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`)
  try {
    await migrate(drizzle({ client }), { migrationsFolder })
  } catch (error) {
    throw new DatabaseUnavailable(`The database could not be migrated: ${rootMessage(error)}.`, {
      cause: error,
    })
  } finally {
    await client.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`)
  }
}

/** True if every migration of this version has been applied; the visitor is allowed to check. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ applied: number }>(sql`select krok_migrations_applied() as applied`)
  return Number(rows[0]?.applied) >= migrationCount
}

const migrationCount = readdirSync(migrationsFolder, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
).length
