import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { desc, sql } from 'drizzle-orm'
import { auditLog, settings } from '#database/schema/index.ts'
import { DAY, HOUR } from '#shared/kernel/durations.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { SettingsCache } from '#domain/kernel/settings-cache.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { BELOW_ADMIN } from '#tests/data/strangers.ts'
import { listAudit } from '../audit/index.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import {
  DEFAULT_SETTINGS,
  fillSettings,
  getSettings,
  getShop,
  listSettings,
  readSettings,
  updateSettings,
  withdrawSettings,
} from './index.ts'
import { type DeliverySettings, type UpdateSettingsInput, updateSettingsInput } from './schemas.ts'

const shop = useTestDatabase()
const start = Date.parse('2026-12-01T10:00:00Z')
let now = start
const ctx = (overrides: Partial<Ctx> = {}): Ctx => testCtx(shop(), { now: () => new Date(now), ...overrides })
let ada: TestPerson
const admin = (): Ctx => ({ ...ctx(), actor: asStaff(ada, true) })
beforeAll(async () => {
  ada = await addPerson(ctx(), { roles: ['admin'], firstName: 'Ada' })
})
/** As the owner of the database: nobody else may delete what was set. */
const empty = () =>
  shop().db.transaction(async (db) => {
    await db.execute(sql`set local role none`)
    await db.execute(sql`truncate settings`)
  })
const asTheShop = <T>(work: (ctx: Ctx) => Promise<T>) => inTransaction(asShop(ctx()), work)
beforeEach(async () => {
  now = start
  await empty()
})

const vat = (vatPercent: number, version: number, effectiveFrom?: Date): UpdateSettingsInput => ({
  group: 'tax',
  value: { vatPercent },
  version,
  effectiveFrom,
})
const vatNow = async () => (await getSettings(ctx())).tax.vatPercent

test('a shop that has set nothing has the settings of today', async () => {
  expect(await getSettings(ctx())).toEqual(DEFAULT_SETTINGS)
  expect(await readSettings(asShop(ctx()))).toEqual(DEFAULT_SETTINGS)
  const views = await listSettings(admin())
  expect(views.tax).toEqual({ value: { vatPercent: 15 }, version: 0, planned: [], history: [] })
})

test('what an admin saves holds at once, and the audit log has both values', async () => {
  expect(await updateSettings(admin(), vat(15.5, 0))).toEqual({ ok: true })
  expect(await vatNow()).toBe(15.5)
  const [entry] = await asTheShop(({ db }) => db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))
  expect(entry).toMatchObject({
    actorId: ada.id,
    action: 'settings.changed',
    details: { group: 'tax' },
    changes: { vatPercent: { before: 15, after: 15.5 } },
  })
  const { tax } = await listSettings(admin())
  expect(tax).toMatchObject({ version: 1, history: [{ changedBy: 'Ada', value: { vatPercent: 15.5 } }] })
})

test('the audit log has only what differs of a group, by its path', async () => {
  const { near } = DEFAULT_SETTINGS.delivery.zones
  const zones = { ...DEFAULT_SETTINGS.delivery.zones, near: { ...near, cents: 8_000 } }
  const value = { ...DEFAULT_SETTINGS.delivery, zones }
  await updateSettings(admin(), { group: 'delivery', value, version: 0 })
  const { week } = DEFAULT_SETTINGS.hours
  const hours = { week: { ...week, mon: null }, exceptions: [] }
  await updateSettings(admin(), { group: 'hours', value: hours, version: 0 })
  const { items } = await listAudit(admin(), { action: 'settings.changed' })
  expect(items.slice(0, 2)).toMatchObject([
    { subject: { kind: 'settings', id: 'hours' } },
    { subject: { kind: 'settings', id: 'delivery' } },
  ])
  expect(items.slice(0, 2).map(({ changes }) => changes)).toEqual([
    {
      'week.mon.opens': { before: '11:00', after: null },
      'week.mon.closes': { before: '22:00', after: null },
    },
    { 'zones.near.cents': { before: 7_500, after: 8_000 } },
  ])
})

test('of two saves made from the same state the second is told, and shown what holds', async () => {
  expect(await updateSettings(admin(), vat(16, 0))).toEqual({ ok: true })
  const current = { value: { vatPercent: 16 }, version: 1 }
  expect(await updateSettings(admin(), vat(17, 0))).toEqual({ ok: false, reason: 'changed', current })
  expect(await vatNow()).toBe(16)
})

test('saving what holds anyway writes nothing', async () => {
  expect(await updateSettings(admin(), vat(15, 0))).toEqual({ ok: true })
  expect((await listSettings(admin())).tax.version).toBe(0)
})

describe('a planned change', () => {
  const newYear = new Date('2026-12-31T22:00:00Z')

  test('begins by itself, also in a process that has read the settings before', async () => {
    const settingsCache = new SettingsCache()
    settingsCache.turn('on')
    const process = () => getSettings(ctx({ settingsCache }))
    await updateSettings(admin(), vat(15.5, 0, newYear))
    expect((await process()).tax.vatPercent).toBe(15)
    // Nothing is read from here on.
    await empty()
    now = newYear.getTime() - 1
    expect((await process()).tax.vatPercent).toBe(15)
    now = newYear.getTime()
    expect((await process()).tax.vatPercent).toBe(15.5)
  })

  test('can be withdrawn before it begins, and not afterwards', async () => {
    await updateSettings(admin(), vat(15.5, 0, newYear))
    await updateSettings(admin(), vat(16, 1, new Date(newYear.getTime() + DAY)))
    const [first, second] = (await listSettings(admin())).tax.planned
    expect([first?.value, second?.value]).toEqual([{ vatPercent: 15.5 }, { vatPercent: 16 }])
    expect(await withdrawSettings(admin(), { id: first!.id })).toEqual({ ok: true })
    expect(await withdrawSettings(admin(), { id: first!.id })).toEqual({
      ok: false,
      reason: 'already_withdrawn',
    })
    now = newYear.getTime() + HOUR
    expect(await vatNow()).toBe(15)
    now += DAY
    expect(await vatNow()).toBe(16)
    expect(await withdrawSettings(admin(), { id: second!.id })).toEqual({ ok: false, reason: 'in_effect' })
    await expect(withdrawSettings(admin(), { id: randomUUID() })).rejects.toMatchObject({ code: 'not_found' })
    const { history, version } = (await listSettings(admin())).tax
    expect([history.map(({ isWithdrawn }) => isWithdrawn), version]).toEqual([[false, true], 2])
  })

  test('cannot lie in the past', async () => {
    const result = await updateSettings(admin(), vat(16, 0, new Date(now - 1)))
    expect(result).toEqual({ ok: false, reason: 'in_the_past' })
    expect(await vatNow()).toBe(15)
  })

  test('of two for the same day the one that was saved last holds', async () => {
    await updateSettings(admin(), vat(16, 0, newYear))
    await updateSettings(admin(), vat(17, 1, newYear))
    now = newYear.getTime()
    expect(await vatNow()).toBe(17)
  })
})

describe('the first start', () => {
  const bank = { account: 'A Bank, KROK, 123, branch 1' }
  const mail = { fromName: 'KROK', fromAddress: 'shop@krok.example', newslettersPerMinute: 60 }

  test('fills what is empty, and nothing else, however often', async () => {
    await updateSettings(admin(), vat(16, 0))
    await fillSettings(ctx(), { bank, mail })
    await fillSettings(ctx(), { bank: { account: 'Another' }, mail })
    expect(await getSettings(ctx())).toEqual({ ...DEFAULT_SETTINGS, tax: { vatPercent: 16 }, bank, mail })
    expect((await getShop(ctx())).bankAccount).toBe(bank.account)
    const { bank: view } = await listSettings(admin())
    expect(view.history).toMatchObject([{ version: 1, changedBy: null }])
  })

  test('leaves the bank account empty that nobody has named, for a later start to fill', async () => {
    await fillSettings(ctx(), {})
    expect((await getSettings(ctx())).bank.account).toBe('')
    await fillSettings(ctx(), { bank })
    expect((await getSettings(ctx())).bank).toEqual(bank)
  })

  test('an account that an admin has set is not filled again', async () => {
    await fillSettings(ctx(), { bank })
    await updateSettings(admin(), { group: 'bank', value: { account: 'Set in the office' }, version: 1 })
    await fillSettings(ctx(), { bank })
    expect((await getSettings(ctx())).bank.account).toBe('Set in the office')
  })
})

test('a row that somebody wrote by hand and is not valid is logged, and the state before it goes on', async () => {
  await updateSettings(admin(), vat(16, 0))
  const byHand = {
    group: 'tax',
    version: 2,
    effectiveFrom: new Date(now),
    value: { vatPercent: 'free' },
  } as const
  await asTheShop(({ db }) => db.insert(settings).values(byHand))
  const log = capturingLog()
  expect((await getSettings(ctx({ log }))).tax.vatPercent).toBe(16)
  expect(log.entries).toMatchObject([{ level: 'error', fields: { group: 'tax' } }])
})

test.each(['visitor', 'customer'] as const)('a %s may read what holds, not who set it', async (role) => {
  await updateSettings(admin(), vat(16, 0))
  const actor = { role, id: randomUUID() }
  const read = (column: 'value' | 'changedBy') =>
    inTransaction({ ...ctx(), actor }, ({ db }) => db.select({ read: settings[column] }).from(settings))
  expect(await read('value')).toEqual([{ read: { vatPercent: 16 } }])
  await expect(read('changedBy')).rejects.toMatchObject({ cause: { code: '42501' } })
})

test('a transaction reads what is kept, and does not keep what it reads itself', async () => {
  const settingsCache = new SettingsCache()
  settingsCache.turn('on')
  await inTransaction(asShop(ctx({ settingsCache })), (ctx) => getSettings(ctx))
  expect(settingsCache.kept).toBeUndefined()
  await getSettings(ctx({ settingsCache }))
  expect(settingsCache.kept).toEqual([])
})

test.each<Actor>([...BELOW_ADMIN, { role: 'shop' }])('refuses a stranger: $role $isAdmin', async (actor) => {
  const stranger = { ...ctx(), actor }
  const forbidden = { code: 'forbidden' }
  await expect(updateSettings(stranger, vat(16, 0))).rejects.toMatchObject(forbidden)
  await expect(withdrawSettings(stranger, { id: randomUUID() })).rejects.toMatchObject(forbidden)
  await expect(listSettings(stranger)).rejects.toMatchObject(forbidden)
  expect(await asTheShop(({ db }) => db.$count(settings))).toBe(0)
})

describe('the schema refuses', () => {
  const { delivery, hours, company } = DEFAULT_SETTINGS
  const near = (change: object) => ({
    group: 'delivery',
    value: { ...delivery, zones: { ...delivery.zones, near: { ...delivery.zones.near, ...change } } },
  })
  const monday = (mon: unknown) => ({ group: 'hours', value: { ...hours, week: { ...hours.week, mon } } })
  const withPause = (from: string, until: string) =>
    monday({ opens: '11:00', closes: '22:00', pause: { from, until } })

  test('nothing in what holds', () => {
    for (const group of [
      'company',
      'hours',
      'social',
      'delivery',
      'tax',
      'stock',
      'orders',
      'mail',
    ] as const) {
      const input = { group, value: DEFAULT_SETTINGS[group], version: 1 }
      expect(updateSettingsInput.safeParse(input).success, group).toBe(true)
    }
  })

  test.each([
    ['11:00', '22:00', '15:00', '17:30'],
    // After midnight.
    ['18:00', '04:00', '23:30', '00:30'],
    ['18:00', '04:00', '01:00', '02:00'],
  ])('no day from %s to %s with a pause from %s until %s', (opens, closes, from, until) => {
    const input = { ...monday({ opens, closes, pause: { from, until } }), version: 1 }
    expect(updateSettingsInput.safeParse(input).success).toBe(true)
  })

  test.each<[string, object]>([
    ['a price of text', near({ cents: 'free' })],
    ['a price below nothing', near({ cents: -1 })],
    ['a price of billions', near({ cents: 1e12 })],
    ['half a cent', near({ cents: 0.5 })],
    ['a threshold of text', near({ freeFromCents: 'never' })],
    ['a zone that does not exist', { group: 'delivery', value: { ...delivery, provinces: { WC: 'moon' } } }],
    ['a VAT rate of text', { group: 'tax', value: { vatPercent: '15' } }],
    ['a VAT rate of 1500 %', { group: 'tax', value: { vatPercent: 1500 } }],
    ['a time that does not exist', monday({ opens: '25:00', closes: '22:00' })],
    ['a pause before the day', withPause('09:00', '10:00')],
    ['a pause that ends before it begins', withPause('17:30', '15:00')],
    ['a pause from the first minute', withPause('11:00', '12:00')],
    ['a pause until the last', withPause('21:00', '22:00')],
    ['a pause that nobody ends', withPause('15:00', '')],
    ['a pause after closing', withPause('22:30', '23:00')],
    ['a day that opens and closes at once', monday({ opens: '11:00', closes: '11:00' })],
    [
      'an exception for a day that does not exist',
      {
        group: 'hours',
        value: { ...hours, exceptions: [{ date: '2026-02-30', hours: null, name: { en: '', th: '' } }] },
      },
    ],
    ['a company without Thai texts', { group: 'company', value: { ...company, city: { en: 'Cape Town' } } }],
    ['a link that runs scripts', { group: 'social', value: { facebook: 'javascript:alert(1)' } }],
    [
      'a sender with a line break',
      { group: 'mail', value: { fromName: 'A\nBcc: x', fromAddress: 'a@b.example' } },
    ],
    ['no bank account', { group: 'bank', value: { account: ' ' } }],
    [
      'orders that wait for no time',
      { group: 'orders', value: { ...DEFAULT_SETTINGS.orders, payByTransferDays: 0 } },
    ],
    ['a field that does not exist', { group: 'stock', value: { lowStock: 5, x: 1 } }],
    ['a group that does not exist', { group: 'weather', value: {} }],
  ])('%s', (_what, input) => {
    expect(updateSettingsInput.safeParse({ version: 0, ...input }).success).toBe(false)
  })
})

describe('an ice pack', () => {
  const { delivery } = DEFAULT_SETTINGS
  const errorsOf = (icePack: unknown, change: Partial<DeliverySettings> = {}) => {
    const value = { ...delivery, ...change, icePack }
    const { error } = updateSettingsInput.safeParse({ group: 'delivery', value, version: 0 })
    return error ? toFieldErrors(error) : {}
  }

  test('is none, or has a price and at least one day on which couriers work', () => {
    expect(errorsOf(null)).toEqual({})
    expect(errorsOf({ cents: 0, weekdays: ['mon'] })).toEqual({})
    expect(errorsOf({ weekdays: [] })).toEqual({
      'value.icePack.cents': 'required',
      'value.icePack.weekdays': 'required',
    })
    expect(errorsOf({ cents: 3_500, weekdays: ['sat'] })).toEqual({
      'value.icePack.weekdays.0': 'unknown_value',
    })
  })

  test('leaves only on days from which the slowest parcel to any province arrives before the weekend', () => {
    const tuesday = { cents: 3_500, weekdays: ['mon', 'tue'] }
    expect(errorsOf(tuesday)).toEqual({ 'value.icePack.weekdays': 'too_long' })
    const far = { from: 2, to: 3 }
    expect(errorsOf(tuesday, { days: { near: far, main: far, far } })).toEqual({})
    // A zone without provinces counts for nothing.
    const provinces = Object.fromEntries(PROVINCES.map((one) => [one, 'near'])) as typeof delivery.provinces
    expect(errorsOf(tuesday, { provinces })).toEqual({})
    const never = { ...delivery.days, far: { from: 5, to: 5 } }
    expect(errorsOf({ cents: 0, weekdays: ['mon'] }, { days: never })).toEqual({
      'value.icePack.weekdays': 'too_long',
    })
  })

  test('was in no setting of an earlier release: there chilled jars are only collected', async () => {
    const { icePack: _, ...earlier } = delivery
    await asTheShop(({ db }) =>
      db
        .insert(settings)
        .values({ group: 'delivery', version: 1, effectiveFrom: new Date(0), value: earlier }),
    )
    expect((await getSettings(ctx())).delivery).toEqual(delivery)
  })

  test('is planned as every setting is', async () => {
    const icePack = { cents: 3_500, weekdays: ['mon' as const] }
    const begins = new Date(now + DAY)
    const input = { group: 'delivery' as const, value: { ...delivery, icePack }, version: 0 }
    expect(await updateSettings(admin(), { ...input, effectiveFrom: begins })).toEqual({ ok: true })
    expect((await getSettings(ctx())).delivery.icePack).toBeNull()
    now = begins.getTime()
    expect((await getSettings(ctx())).delivery.icePack).toEqual(icePack)
  })
})
