import { beforeEach, expect, test } from 'vitest'
import { desc, sql } from 'drizzle-orm'
import { auditLog, settings } from '#database/schema/index.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { OWN_COMPANY } from '#tests/data/company.ts'
import { asStaff, useStaff } from '#tests/data/people.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import {
  DEFAULT_SETTINGS,
  fillSettings,
  getSettings,
  listSettings,
  openShop,
  updateSettings,
} from './index.ts'
import type { Settings } from './schemas.ts'

const shop = useTestDatabase()
let now = Date.parse('2026-12-01T10:00:00Z')
const ctx = (overrides: Partial<Ctx> = {}): Ctx => testCtx(shop(), { now: () => new Date(now), ...overrides })
const { ada } = useStaff(ctx)
const admin = (overrides: Partial<Ctx> = {}): Ctx => ({ ...ctx(overrides), actor: asStaff(ada, true) })
beforeEach(async () => {
  now = Date.parse('2026-12-01T10:00:00Z')
  // As the owner of the database: nobody else may delete what was set.
  await shop().db.transaction(async (db) => {
    await db.execute(sql`set local role none`)
    await db.execute(sql`truncate settings`)
  })
})
const isOpen = async () => (await getSettings(ctx())).opening.isOpen
const startNew = () => fillSettings(ctx(), { opening: { isOpen: false } })
const setCompany = async (company: Settings['company']) => {
  const { version } = (await listSettings(admin())).company
  expect(await updateSettings(admin(), { group: 'company', value: company, version })).toEqual({ ok: true })
}

test('a new shop is closed from its first start, and any other is open', async () => {
  await fillSettings(ctx(), {})
  expect(await isOpen()).toBe(true)
  // Production on the data of a demo, which has said nothing of it.
  await startNew()
  expect(await isOpen()).toBe(false)
  await fillSettings(ctx(), { opening: { isOpen: true } })
  expect(await isOpen()).toBe(false)
})

test('it opens once it says enough of its company, and a refusal names what is missing', async () => {
  await startNew()
  const refused = (...missing: string[]) => ({ ok: false, reason: 'incomplete', missing })
  expect(await openShop(admin())).toEqual(refused('company', 'registrationNumber', 'directors'))
  await setCompany({ ...DEFAULT_SETTINGS.company, registrationNumber: '2026/123456/07', directors: 'Mali' })
  expect(await openShop(admin())).toEqual(refused('company'))
  await setCompany({ ...OWN_COMPANY, directors: '' })
  expect(await openShop(admin())).toEqual(refused('directors'))
  expect(await isOpen()).toBe(false)

  await setCompany(OWN_COMPANY)
  expect(await openShop(admin())).toEqual({ ok: true })
  expect(await isOpen()).toBe(true)
  const [entry] = await inTransaction(asShop(ctx()), ({ db }) =>
    db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1),
  )
  expect(entry).toMatchObject({
    actorId: ada.id,
    action: 'settings.changed',
    details: { group: 'opening' },
    changes: { isOpen: { before: false, after: true } },
  })
})

test('a sole proprietor has no registration number and no directors', async () => {
  await startNew()
  await setCompany({ ...OWN_COMPANY, registrationNumber: '', directors: '', isUnregistered: true })
  expect(await openShop(admin())).toEqual({ ok: true })
})

test('the demo, which nobody reaches over TLS, opens in any name', async () => {
  await startNew()
  expect(await openShop(admin({ shop: { siteUrl: 'http://localhost:3000' } }))).toEqual({ ok: true })
})

test('an opening may be planned, under the same condition, and the shop may be closed again', async () => {
  await startNew()
  const effectiveFrom = new Date(now + DAY)
  const plan = (isOpen: boolean, version: number) =>
    updateSettings(admin(), { group: 'opening', value: { isOpen }, version, effectiveFrom })
  expect(await plan(true, 1)).toMatchObject({ ok: false, reason: 'incomplete' })
  await setCompany(OWN_COMPANY)
  expect(await plan(true, 1)).toEqual({ ok: true })
  expect(await isOpen()).toBe(false)
  now += DAY
  expect(await isOpen()).toBe(true)
  const close = { group: 'opening', value: { isOpen: false }, version: 2 } as const
  expect(await updateSettings(admin(), close)).toEqual({ ok: true })
  expect(await isOpen()).toBe(false)
})

test('what is open stays as it is', async () => {
  expect(await openShop(admin())).toEqual({ ok: true })
  expect(await inTransaction(asShop(ctx()), ({ db }) => db.$count(settings))).toBe(0)
})

test.each<Actor>([...BELOW_ADMIN, { role: 'shop' }])(
  'refuses a stranger: openShop, as $role',
  async (actor) => {
    await startNew()
    await expect(openShop({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await isOpen()).toBe(false)
  },
)
