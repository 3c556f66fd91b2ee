import type pg from 'pg'

/**
 * True if Thai letters are letters to a database. With the locale C, pg_trgm does not count them; in another encoding
 * than UTF-8 they cannot be stored.
 */
export async function knowsThai(client: pg.Client): Promise<boolean> {
  try {
    const { rows } = await client.query<{ known: boolean }>(`select $1::text ~ '^[[:alpha:]]$' as known`, [
      'ก',
    ])
    return rows[0]?.known === true
  } catch {
    return false
  }
}
