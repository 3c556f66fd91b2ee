import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { backupRuns, jobs } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { eventually } from '../helpers/eventually.ts'
import { type Home, newHome, startShop } from '../helpers/shop-process.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { filledHome, newFolder, run } from './backup-commands.ts'

/* Backups that the running shop makes of itself, and what is there when it is killed in the middle of one. */

/** Does something in the database of a home whose shop is stopped. */
async function inShop<T>(
  home: Home,
  work: Parameters<typeof inTransaction<ReturnType<typeof asShop>, T>>[1],
) {
  const database = await home.open()
  try {
    return await inTransaction(asShop(testCtx(database)), work)
  } finally {
    await database.close()
  }
}

/** As the button of the office does. A lease that a killed process has left is over. */
function askForOne(home: Home) {
  return inShop(home, async ({ db, now }) => {
    await db.insert(backupRuns).values({ askedBy: randomUUID(), askedAt: now() }).onConflictDoNothing()
    const dueNow = { runAt: sql`now()`, lockedUntil: null }
    await db
      .insert(jobs)
      .values({ kind: 'back-up', key: 'back-up', payload: {}, ...dueNow })
      .onConflictDoUpdate({
        target: jobs.key,
        targetWhere: sql`finished_at is null and failed_at is null`,
        set: dueNow,
      })
  })
}

const runsOf = (home: Home) =>
  inShop(home, ({ db }) => db.select().from(backupRuns).orderBy(asc(backupRuns.id)))
const namesIn = (folder: string) => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
const dataDirOf = (home: Home) => home.settings['DATA_DIR'] ?? ''
/** Both names that stand beside the data only while something is under way. */
const workOf = (home: Home) =>
  namesIn(dataDirOf(home)).filter((name) => /^(making|checking)-backup$/.test(name))

/** Starts the shop, waits for the backup that was asked for, and stops it. */
async function letItBackUp(home: Home, folder: string): Promise<void> {
  const shop = await startShop({ ...home.settings, BACKUP_URL: folder })
  await eventually(
    async () => workOf(home),
    (names) => names.includes('checking-backup'),
  )
  // The page answers all the while.
  expect((await fetch(`${shop.url}/shop`)).status).toBe(200)
  await eventually(
    async () => workOf(home),
    (names) => names.length === 0,
  )
  // It finishes first what is under way.
  await shop.kill('SIGTERM')
}

test('the running shop makes a backup of itself, restores it beside itself and finds it right', async () => {
  const home = await filledHome()
  const folder = await newFolder()
  await askForOne(home)
  await letItBackUp(home, folder)
  const [made] = await runsOf(home)
  expect(made).toMatchObject({ fault: null, detail: null, findings: 0, isSealed: false })
  expect(made?.provedAt).not.toBeNull()
  expect(namesIn(folder)).toEqual([made?.name])

  const elsewhere = await newHome({ isEmpty: true })
  const file = join(folder, made?.name ?? '')
  expect(run('restore', elsewhere, file)).toMatchObject({ status: 0, stderr: '' })
  // The backup was written in the middle of its own run.
  expect(await runsOf(elsewhere)).toMatchObject([{ endedAt: null, madeAt: null }])
})

test('a shop that is killed in the middle of a backup leaves nothing half, and makes it once more', async () => {
  const home = await filledHome()
  const folder = await newFolder()
  await askForOne(home)
  const shop = await startShop({ ...home.settings, BACKUP_URL: folder })
  await eventually(
    async () => workOf(home),
    (names) => names.length > 0,
  )
  await shop.kill('SIGKILL')
  expect(namesIn(folder).filter((name) => !name.endsWith('.part'))).toEqual([])
  await askForOne(home)
  await letItBackUp(home, folder)
  expect(await runsOf(home)).toMatchObject([
    { fault: 'interrupted', madeAt: null },
    { fault: null, findings: 0 },
  ])
  expect(workOf(home)).toEqual([])
})
