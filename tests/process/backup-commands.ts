import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { folderStorage } from '#adapters/storage/folder-storage.ts'
import { backupRuns, jobs } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { addPerson, asStaff, signIn } from '#tests/data/people.ts'
import { everythingOf, mustRequest, placePaid } from '#tests/data/refunds.ts'
import { SHORT_LIVED } from '../helpers/node-flags.ts'
import { programOf } from '../helpers/program.ts'
import { serverEnv } from '../helpers/server-env.ts'
import { type Home, newHome } from '../helpers/shop-process.ts'
import { testCtx } from '../helpers/test-ctx.ts'

/** Runs `npm run backup` or `restore` on a home. */
export function run(command: 'backup' | 'restore', home: Home, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...SHORT_LIVED, programOf(`scripts/${command}.ts` as const), ...args],
    {
      env: serverEnv({ ...home.settings, INIT_CWD: tmpdir() }),
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

/** A folder that goes with the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'krok-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Does something in the database of a home whose shop is stopped. */
export async function inShop<T>(
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

/** Asks for a backup as the button of the office does. */
export async function askForOne(home: Home): Promise<void> {
  await inShop(home, ({ db, now }) =>
    db.insert(backupRuns).values({ askedBy: randomUUID(), askedAt: now() }).onConflictDoNothing(),
  )
  await beginNight(home)
}

/** Makes the night's backup due. A lease that a killed process has left is over. */
export function beginNight(home: Home) {
  const dueNow = { runAt: sql`now()`, lockedUntil: null }
  return inShop(home, ({ db }) =>
    db
      .insert(jobs)
      .values({ kind: 'back-up', key: 'back-up', payload: {}, ...dueNow })
      .onConflictDoUpdate({
        target: jobs.key,
        targetWhere: sql`finished_at is null and failed_at is null`,
        set: dueNow,
      }),
  )
}

/** The runs of its backups, the first one first. */
export const runsOf = (home: Home) =>
  inShop(home, ({ db }) => db.select().from(backupRuns).orderBy(asc(backupRuns.id)))

export const storageOf = (home: Home) => folderStorage(join(home.settings['DATA_DIR'] ?? '', 'storage'))

/** A shop in which people have bought, been refunded and uploaded pictures. */
export async function filledHome(): Promise<Home> {
  const home = await newHome()
  const database = await home.open()
  const ctx = testCtx(database)
  const admin = testCtx(database, { actor: asStaff(await addPerson(ctx, { roles: ['admin'] }), true) })
  for (let i = 0; i < 3; i += 1) await placePaid(admin)
  await mustRequest(admin, everythingOf(await placePaid(admin)))
  await signIn(ctx, await addPerson(ctx))
  await database.close()
  // More than a page of a list.
  for (let i = 0; i < 105; i += 1)
    await storageOf(home).put(`pictures/p${i}-640.webp`, Buffer.from(`picture ${i}`))
  return home
}

/** Keys that let somebody in: none of them comes back. */
export const SIGN_INS = ['sessions', 'known_devices', 'challenges', 'mail_links'].map(
  (name) => `public.${name}`,
)

/** Every row of every table, and where the sequences are. */
export async function contentOf(home: Home) {
  const database = await home.open()
  const client = await database.pool.connect()
  try {
    await client.query('set role none')
    const tables = await client.query<{ name: string }>(
      `select schemaname || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname in ('public', 'drizzle') order by 1`,
    )
    const content: Record<string, unknown[]> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
      content[name] = rows.map(({ row }) => row)
    }
    const { rows } = await client.query<{ sequence: string }>(
      `select sequencename || ' ' || coalesce(last_value, 0) as sequence from pg_sequences order by 1`,
    )
    return { ...content, sequences: rows.map(({ sequence }) => sequence) }
  } finally {
    await client.query('set role krok_visitor')
    client.release()
    await database.close()
  }
}

/** The stored files, by their names. */
export async function filesOf(home: Home) {
  const storage = storageOf(home)
  const files: Record<string, string> = {}
  for (let after = ''; ;) {
    const page = await storage.list({ after })
    for (const { name } of page) files[name] = Buffer.from((await storage.get(name)) ?? '').toString()
    if (page.length === 0) return files
    after = page.at(-1)?.name ?? ''
  }
}
