import { beforeEach, expect, test } from 'vitest'
import type { BroughtBackup } from '#adapters/backups/backups.ts'
import { StorageError } from '#adapters/storage/storage.ts'
import { userRoles } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { BackupError } from '#shared/base/backup-error.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { restoreShop, setupTokenOf } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const token = () => setupTokenOf(ctx())

beforeEach(() => inTransaction(asShop(ctx()), (ctx) => ctx.db.delete(userRoles)))

/** Acts as a person in a shop whose restoring goes so, and reads nothing of the file unless it gets there. */
function as({ actor }: Pick<TestPerson, 'actor'>, restore: Ctx['backups']['restore']): Ctx {
  return { ...ctx(), actor, backups: { ...ctx().backups, restore } }
}
const notReached = () => Promise.reject(new Error('the file was read'))
const brought = (given: { token?: string } = {}) => ({
  parts: (async function* () {})(),
  bytes: 0,
  key: '',
  token: token(),
  ...given,
})

test('who has the token brings a shop back, as long as nobody has become its admin', async () => {
  const restore = async ({ mayReplace }: BroughtBackup) => {
    if (!(await mayReplace())) throw new BackupError('It has an admin.', { reason: 'not_empty' })
    return { madeAt: '2026-11-26T00:10:00.000Z', findings: 0 }
  }
  const person = await addPerson(ctx())
  expect(await restoreShop(as(person, restore), brought())).toEqual({
    ok: true,
    madeAt: '2026-11-26T00:10:00.000Z',
    findings: 0,
  })
  const meanwhile = async (backup: BroughtBackup) => {
    await addPerson(ctx(), { roles: ['admin'] })
    return restore(backup)
  }
  expect(await restoreShop(as(person, meanwhile), brought())).toEqual({ ok: false, reason: 'not_empty' })
  await expect(restoreShop(as(person, notReached), brought())).rejects.toMatchObject({ code: 'not_found' })
})

test('without the token no file is read', async () => {
  const person = await addPerson(ctx())
  for (let i = 0; i < 15; i += 1) {
    expect(await restoreShop(as(person, notReached), brought({ token: `guess ${i}` }))).toEqual({
      ok: false,
      reason: 'wrong_token',
    })
  }
  expect(await restoreShop(as(person, notReached), brought())).toMatchObject({ ok: false, reason: 'wait' })
})

test.each([
  ['a reason that pages say', new BackupError('It is sealed.', { reason: 'no_key' }), { reason: 'no_key' }],
  ['a full disk', Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }), { reason: 'no_room' }],
  [
    'a sentence',
    new BackupError('psql is not on this machine.'),
    { reason: 'failed', detail: 'psql is not on this machine.' },
  ],
  [
    'a bucket that says no',
    new StorageError('forbidden', 'S3 did not store.'),
    { reason: 'failed', detail: 'S3 did not store.' },
  ],
  ['a bug, without its words', new TypeError('x is no function'), { reason: 'failed', detail: undefined }],
])('%s is told', async (_what, error, told) => {
  const person = await addPerson(ctx())
  const result = await restoreShop(
    as(person, () => Promise.reject(error)),
    brought(),
  )
  expect(result).toEqual({ ok: false, ...told })
})

test('refuses a stranger', async () => {
  const person = await addPerson(ctx())
  for (const actor of [ctx().actor, asStaff(person), { role: 'shop' } as const]) {
    await expect(restoreShop(as({ actor } as TestPerson, notReached), brought())).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})
