import type { Database } from '#database/client.ts'
import { isMigrated } from '#database/migrate.ts'
import { tryWrite } from '#database/try-write.ts'
import { SECOND } from '#shared/kernel/durations.ts'

/** A database that takes longer is not ready. */
const ANSWER_MS = 2 * SECOND
/** A write costs more than a read, and a full disk does not come and go. */
const WRITE_EVERY_MS = 3 * SECOND

/**
 * A function that tells whether the shop can take orders now: its database is there, up to date and can be written.
 * Answers within 2 s; simultaneous calls share one look at the database.
 */
export function readinessOf({ db }: Pick<Database, 'db'>): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  let writtenAt = Number.NEGATIVE_INFINITY

  async function look(): Promise<boolean> {
    if (!(await isMigrated(db))) return false
    if (performance.now() - writtenAt < WRITE_EVERY_MS) return true
    await tryWrite(db)
    writtenAt = performance.now()
    return true
  }

  return () => {
    underWay ??= look()
      .catch(() => false)
      .finally(() => {
        underWay = undefined
      })
    return Promise.race([underWay, later(ANSWER_MS, false)])
  }
}

function later<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref())
}
