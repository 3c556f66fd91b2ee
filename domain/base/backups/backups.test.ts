import { desc, eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Backups } from '#adapters/backups/backups.ts'
import { StorageError } from '#adapters/storage/storage.ts'
import { backupRuns, jobs } from '#database/schema/index.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { placePaid } from '#tests/data/refunds.ts'
import { BELOW_ADMIN, STRANGERS } from '#tests/data/strangers.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { listSettings, updateSettings } from '../settings/index.ts'
import {
  askForBackup,
  createBackupKey,
  downloadBackup,
  getBackupState,
  listBackups,
  readLastBackup,
  useBackupKey,
} from './index.ts'
import { runBackup } from './run-backup.ts'

const shop = useTestDatabase()
let admin: Actor
beforeAll(async () => {
  admin = asStaff(await addPerson(testCtx(shop()), { roles: ['admin'] }), true)
})
const ctx = (overrides: Partial<Ctx> = {}) => testCtx(shop(), { actor: admin, ...overrides })
const night = (overrides: Partial<Ctx> = {}) => runBackup(asShop(ctx(overrides)))
const newest = async () => (await listBackups(ctx())).runs[0]

async function change(value: { isOn?: boolean; recipient?: string }) {
  const { backups } = await listSettings(ctx())
  const input = { group: 'backups' as const, value: { ...backups.value, ...value }, version: backups.version }
  expect(await updateSettings(ctx(), input)).toEqual({ ok: true })
}

beforeEach(async () => {
  await inTransaction(asShop(ctx()), ({ db }) => db.delete(backupRuns))
  await change({ isOn: true, recipient: '' })
})

/** The shop's backups, one step of which goes another way. */
function altered(change: Partial<Backups>): { backups: Backups } {
  return { backups: { ...ctx().backups, ...change } }
}

test('a backup of the running shop is sealed, restored beside it, and its books agree', async () => {
  await placePaid(ctx())
  const { recipient, identity, seal } = await createBackupKey(ctx())
  expect(identity).toMatch(/^AGE-SECRET-KEY-1[02-9A-Z]{58}$/)
  const typed = { recipient, seal, ending: identity.slice(-6) }
  expect(await useBackupKey(ctx(), { ...typed, ending: 'AAAAAA' })).toEqual({
    ok: false,
    reason: 'wrong_ending',
  })
  expect(await useBackupKey(ctx(), typed)).toEqual({ ok: true })
  await night()
  const run = await newest()
  expect(run).toMatchObject({
    isNightly: true,
    isSealed: true,
    isForDownload: true,
    findings: 0,
    fault: null,
    madeAt: expect.any(Date) as Date,
    provedAt: expect.any(Date) as Date,
  })
  expect(await getBackupState(ctx())).toMatchObject({ isOn: true, isLate: false, lastMadeAt: run?.madeAt })

  const file = await downloadBackup(ctx(), { id: run?.id ?? 0 })
  const parts: Uint8Array[] = []
  for await (const part of file.parts) parts.push(part)
  const bytes = Buffer.concat(parts)
  expect(bytes.length).toBe(file.size)
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
}, 120_000)

test('where backups are off none is made, unless somebody asks for one; two are not made at once', async () => {
  await change({ isOn: false })
  await night()
  expect(await newest()).toBeUndefined()
  expect(await askForBackup(ctx())).toBe(true)
  expect(await askForBackup(ctx())).toBe(false)
  const asked = altered({ make: async () => ({ bytes: 5, prove: async () => ({ findings: 0 }) }) })
  await night(asked)
  expect(await newest()).toMatchObject({ isNightly: false, bytes: 5, isSealed: false, isForDownload: false })
  expect(await inTransaction(asShop(ctx()), ({ db }) => db.$count(backupRuns))).toBe(1)
})

const bad = (fault: StorageError['fault']) =>
  Promise.reject(new StorageError(fault, `S3 did not store: ${fault}`))
const outOfRoom = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
test.each([
  ['a bucket that says no', () => bad('forbidden'), 'place_forbidden'],
  ['a bucket that is full', () => bad('full'), 'place_full'],
  ['a bucket that is away', () => bad('unavailable'), 'place_unavailable'],
  ['a full disk', () => Promise.reject(outOfRoom), 'no_room'],
  ['a missing tool', () => Promise.reject(new BackupError('pg_dump is not on this machine.')), 'failed'],
])('%s is one recorded state, and all admins hear of it', async (_what, make, fault) => {
  await inTransaction(asShop(ctx()), ({ db }) => db.delete(jobs).where(eq(jobs.kind, 'send-backup-failed')))
  await night(altered({ make }))
  expect(await newest()).toMatchObject({ fault, madeAt: null, endedAt: expect.any(Date) as Date })
  const told = await inTransaction(asShop(ctx()), ({ db }) =>
    db.$count(jobs, eq(jobs.kind, 'send-backup-failed')),
  )
  // The admin, and the shop's own address.
  expect(told).toBeGreaterThanOrEqual(2)
})

test('a bug is recorded without its words, which the log has', async () => {
  const log = capturingLog()
  await night({ ...altered({ make: () => Promise.reject(new TypeError('x is not a function')) }), log })
  expect(await newest()).toMatchObject({ fault: 'failed', detail: null })
  expect(log.entries).toContainEqual(expect.objectContaining({ message: 'the backup failed' }))
})

test('a backup that is made and not proved says why, and is no proved one', async () => {
  const made = (prove: () => Promise<{ findings: number } | 'not_allowed'>) =>
    altered({ make: async () => ({ bytes: 1, prove }) })
  await night(made(() => Promise.resolve('not_allowed')))
  expect(await newest()).toMatchObject({
    fault: 'not_allowed',
    provedAt: null,
    madeAt: expect.any(Date) as Date,
  })
  await night(made(() => Promise.reject(new BackupError('The backup is damaged.'))))
  expect(await newest()).toMatchObject({ fault: 'failed', detail: 'The backup is damaged.', provedAt: null })
  await night(made(() => Promise.resolve({ findings: 3 })))
  expect(await newest()).toMatchObject({ fault: null, findings: 3 })
  const last = await inTransaction(asShop(ctx()), readLastBackup)
  expect(last).toMatchObject({ madeAt: expect.any(Date) as Date, provedAt: null })
})

test('nothing leaves the machine unsealed', async () => {
  let isMade = false
  const bucket = altered({
    place: { kind: 'bucket', name: 'backups' },
    make: async () => {
      isMade = true
      return { bytes: 1, prove: async () => ({ findings: 0 }) }
    },
  })
  await night(bucket)
  expect([await newest(), isMade]).toMatchObject([{ fault: 'no_key', madeAt: null }, false])
})

test('what a killed process has left of a run is closed and done again, for whoever asked', async () => {
  await change({ isOn: false })
  await askForBackup(ctx())
  const now = new Date()
  await inTransaction(asShop(ctx()), ({ db }) =>
    db.update(backupRuns).set({ begunAt: now }).where(isNull(backupRuns.endedAt)),
  )
  await night(altered({ make: async () => ({ bytes: 1, prove: async () => ({ findings: 0 }) }) }))
  const { runs } = await listBackups(ctx())
  expect(runs.map(({ fault, isNightly }) => [fault, isNightly])).toEqual([
    [null, false],
    ['interrupted', false],
  ])
})

test('a run that another process has closed meanwhile stays as it is', async () => {
  const overtaken = altered({
    async make() {
      await inTransaction(asShop(ctx()), ({ db, now }) =>
        db.update(backupRuns).set({ endedAt: now(), fault: 'interrupted' }),
      )
      return { bytes: 1, prove: async () => ({ findings: 0 }) }
    },
  })
  await night(overtaken)
  expect(await newest()).toMatchObject({ fault: 'interrupted', bytes: null })
})

test('a process that stops gives its run up, so that another begins again', async () => {
  const stopping = AbortSignal.abort()
  const make = () => Promise.reject(stopping.reason as Error)
  await expect(night(altered({ make }))).rejects.toThrow('interrupted')
  expect(await newest()).toMatchObject({ fault: 'interrupted' })
})

test('files that newer ones replace are deleted; one that the place does not delete is tried again', async () => {
  const deleted: string[] = []
  let isBroken = true
  const place = altered({
    make: async () => ({ bytes: 1, prove: async () => ({ findings: 0 }) }),
    async delete(name) {
      if (isBroken) throw new StorageError('unavailable', 'away')
      deleted.push(name)
    },
  })
  const start = new Date('2037-11-01T00:10:00Z')
  for (let day = 0; day < 12; day += 1) await night({ ...place, now: () => addTime(start, day * DAY) })
  expect(deleted).toEqual([])
  isBroken = false
  await night({ ...place, now: () => addTime(start, 12 * DAY) })
  // The 7th to the 13th, and the first, a Sunday; the other week's and the month's are among them.
  expect(deleted).toHaveLength(13 - 8)
  const left = await inTransaction(asShop(ctx()), ({ db }) =>
    db.select().from(backupRuns).where(isNull(backupRuns.deletedAt)).orderBy(desc(backupRuns.id)),
  )
  expect(left).toHaveLength(8)
})

test('when no backup was made for longer than a night, it says so', async () => {
  const make = async () => ({ bytes: 1, prove: async () => ({ findings: 0 }) })
  await night(altered({ make }))
  const later = () => addTime(new Date(), 37 * HOUR)
  expect(await getBackupState(ctx({ now: later }))).toMatchObject({ isLate: true })
  await change({ isOn: false })
  expect(await getBackupState(ctx({ now: later }))).toMatchObject({ isLate: false })
})

test('one that is not sealed is for nobody to download, nor one that is gone', async () => {
  await night(altered({ make: async () => ({ bytes: 1, prove: async () => ({ findings: 0 }) }) }))
  const { id = 0 } = (await newest()) ?? {}
  await expect(downloadBackup(ctx(), { id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(downloadBackup(ctx(), { id: 999_999 })).rejects.toMatchObject({ code: 'not_found' })
})

test.each(BELOW_ADMIN)('what admins do with backups refuses a stranger: $role', async (actor) => {
  const stranger = ctx({ actor })
  const forbidden = { code: 'forbidden' }
  await expect(askForBackup(stranger)).rejects.toMatchObject(forbidden)
  await expect(createBackupKey(stranger)).rejects.toMatchObject(forbidden)
  await expect(downloadBackup(stranger, { id: 1 })).rejects.toMatchObject(forbidden)
  await expect(listBackups(stranger)).rejects.toMatchObject(forbidden)
  const key = { recipient: '', seal: '', ending: 'AAAAAA' }
  await expect(useBackupKey(stranger, key)).rejects.toMatchObject(forbidden)
})

test.each(STRANGERS)('getBackupState refuses a stranger: $role', async (actor) => {
  await expect(getBackupState(ctx({ actor }))).rejects.toMatchObject({ code: 'forbidden' })
})
