import type { Database } from '#database/client.ts'

/** Runs a statement as the owner of the database, not as the visitor. */
export async function asOwner({ pool }: Database, statement: string): Promise<void> {
  const owner = await pool.connect()
  try {
    await owner.query('set role none')
    await owner.query(statement)
  } finally {
    await owner.query('set role krok_visitor')
    owner.release()
  }
}
