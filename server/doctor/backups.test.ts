import { beforeAll, beforeEach, expect, test } from 'vitest'
import { backupRuns } from '#database/schema/index.ts'
import { listSettings, updateSettings } from '#domain/base/settings/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { saidBy, surroundings } from '#tests/helpers/surroundings.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { lookAtBackups } from './backups.ts'

const shop = useTestDatabase()
let admin: Ctx
beforeAll(async () => {
  admin = testCtx(shop(), {
    actor: asStaff(await addPerson(testCtx(shop()), { roles: ['admin'] }), true),
  })
})

async function turn(isOn: boolean): Promise<void> {
  const { backups } = await listSettings(admin)
  const input = { group: 'backups' as const, value: { ...backups.value, isOn }, version: backups.version }
  expect(await updateSettings(admin, input)).toEqual({ ok: true })
}
beforeEach(async () => {
  await inTransaction(asShop(admin), ({ db }) => db.delete(backupRuns))
  await turn(true)
})

const look = async () =>
  saidBy(await lookAtBackups(surroundings({}, { shop: { database: shop(), newCtx: () => testCtx(shop()) } })))
/** A backup that was made so long ago, and proved unless it is said otherwise. */
const make = (agoMs: number, { isProved = true } = {}) => {
  const at = addTime(new Date(), -agoMs)
  const proof = isProved
    ? { provedAt: at, findings: 0 }
    : { fault: 'not_allowed' as const, detail: 'no right to make a database' }
  return inTransaction(asShop(admin), ({ db }) =>
    db.insert(backupRuns).values({ askedAt: at, begunAt: at, madeAt: at, endedAt: at, ...proof }),
  )
}

test('none yet, one that was proved, and one that was made long ago', async () => {
  expect(await look()).toEqual(['backups none'])
  await make(3 * DAY)
  expect(await look()).toEqual(['backups late'])
  await make(2 * HOUR)
  expect(await look()).toEqual(['backups proved'])
})

test('backups that nobody has restored for days', async () => {
  await make(3 * DAY)
  await make(2 * HOUR, { isProved: false })
  expect(await look()).toEqual(['backups unproved'])
})

test('backups that are off, and a database that cannot be seen', async () => {
  await turn(false)
  expect(await look()).toEqual(['backups off'])
  expect(await lookAtBackups(surroundings())).toMatchObject([{ state: 'unknown' }])
})
