import { beforeEach, describe, expect, test } from 'vitest'
import { browserErrors, vitals } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { isLogged } from '#shared/base/monitor/is-logged.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import {
  forgetBrowserErrors,
  forgetVitals,
  getVitals,
  listBrowserErrors,
  recordBrowserError,
  recordVitals,
  solveBrowserError,
} from './index.ts'
import { MOST_GROUPS } from './record-browser-error.ts'
import {
  getVitalsInput,
  type ListBrowserErrorsInput,
  type RecordBrowserErrorInput,
  type RecordVitalsInput,
} from './schemas.ts'

const shop = useTestDatabase()
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.7444.59 Safari/537.36'
const start = new Date('2026-11-22T10:00:00Z')
let now = start
let log = capturingLog()
const visitor = (userAgent = CHROME): Ctx =>
  testCtx(shop(), { now: () => now, log, client: { address: '192.0.2.1', host: 'shop.test', userAgent } })
const staff = async (): Promise<Ctx> => {
  const moderator = await addPerson(visitor(), { roles: ['moderator'] })
  return { ...visitor(), actor: asStaff(moderator, false) }
}

beforeEach(async () => {
  now = start
  log = capturingLog()
  await inTransaction(asShop(visitor()), async ({ db }) => {
    await db.delete(vitals)
    await db.delete(browserErrors)
  })
})

const measured = (
  device: RecordVitalsInput['device'],
  ...values: [RecordVitalsInput['vitals'][number]['metric'], string, number][]
): RecordVitalsInput => ({
  device,
  vitals: values.map(([metric, route, value]) => ({ metric, route, value })),
})

describe('vitals', () => {
  const view = async (input: object = {}) => getVitals(await staff(), getVitalsInput.parse(input))

  test('are counted by day, route and device, and give the percentile of each', async () => {
    for (const value of [1_000, 2_000, 3_000, 4_000])
      await recordVitals(visitor(), measured('phone', ['LCP', '/shop', value]))
    now = addTime(start, -2 * DAY)
    await recordVitals(visitor(), measured('desktop', ['LCP', '/shop', 8_000], ['CLS', '/product/:id', 0]))
    // One beacon may have the same twice: of a page, and of when it was come back to.
    now = start
    await recordVitals(visitor(), measured('desktop', ['TTFB', '/', 100], ['TTFB', '/', 100]))

    const { all, days, routes, devices } = await view()
    expect(days).toHaveLength(28)
    expect(days.at(-1)?.day).toBe('2026-11-22')
    expect(days.at(-1)?.figures.LCP?.samples).toBe(4)
    expect(days.at(-1)?.figures.LCP?.p75).toBeGreaterThan(2_790)
    expect(days.at(-1)?.figures.LCP?.p75).toBeLessThan(3_220)
    expect(days.at(-3)?.figures.LCP?.samples).toBe(1)
    expect(days.at(-2)?.figures).toEqual({})
    expect(all.LCP?.samples).toBe(5)
    expect(all.TTFB?.samples).toBe(2)
    expect(all.INP).toBeUndefined()
    expect(routes.map(({ route }) => route)).toEqual(['/shop', '/', '/product/:id'])
    expect(devices.map(({ device, figures }) => [device, figures.LCP?.samples])).toEqual([
      ['phone', 4],
      ['desktop', 1],
    ])
  })

  test('of the office are apart, and one route, one device and fewer days can be asked for', async () => {
    await recordVitals(visitor(), measured('desktop', ['LCP', '/admin/orders', 700], ['LCP', '/shop', 900]))
    now = addTime(start, -10 * DAY)
    await recordVitals(visitor(), measured('phone', ['LCP', '/recipes/:id', 900]))
    now = start
    const routesOf = async (input: object) => (await view(input)).routes.map(({ route }) => route)
    expect(await routesOf({})).toEqual(['/recipes/:id', '/shop'])
    expect(await routesOf({ pages: 'office' })).toEqual(['/admin/orders'])
    expect(await routesOf({ device: 'phone' })).toEqual(['/recipes/:id'])
    expect(await routesOf({ route: '/shop' })).toEqual(['/shop'])
    expect(await routesOf({ days: '7' })).toEqual(['/shop'])
  })

  test('however many come, there is one row for each day, route, device and metric', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        recordVitals(
          visitor(),
          measured('phone', ['CLS', '/', i / 100], ['LCP', '/', 100 * i], ['INP', '/', i]),
        ),
      ),
    )
    const rows = await inTransaction(asShop(visitor()), ({ db }) => db.select().from(vitals))
    expect(rows).toHaveLength(3)
    expect((await view()).all.INP?.samples).toBe(20)
  })

  test('are forgotten after 90 days', async () => {
    await recordVitals(visitor(), measured('phone', ['LCP', '/', 100]))
    now = addTime(start, 90 * DAY)
    await forgetVitals(asShop(visitor()))
    expect((await view({ days: 90 })).all).toEqual({})
    const rows = () => inTransaction(asShop(visitor()), ({ db }) => db.$count(vitals))
    expect(await rows()).toBe(1)
    now = addTime(start, 91 * DAY)
    await forgetVitals(asShop(visitor()))
    expect(await rows()).toBe(0)
  })
})

describe('errors of browsers', () => {
  const error = (changes: Partial<RecordBrowserErrorInput> = {}): RecordBrowserErrorInput => ({
    kind: 'error',
    message: 'TypeError: x is not a function',
    stack: 'TypeError: x is not a function\n    at f (/assets/cart-Cx12ab34.js:1:200)',
    route: '/cart',
    device: 'phone',
    ...changes,
  })
  const list = async (errors: ListBrowserErrorsInput['errors'] = 'open') =>
    (await listBrowserErrors(await staff(), { errors })).items

  test('are grouped by what they say and where, with when and where they were seen', async () => {
    await recordBrowserError(visitor(), error({ message: 'TypeError: no 17 in "Green curry"' }))
    now = addTime(start, DAY)
    await recordBrowserError(
      visitor('Mozilla/5.0 (X11; rv:145.0) Gecko/20100101 Firefox/145.0'),
      error({
        message: 'TypeError: no 4 in "Red curry"',
        stack: 'f@/assets/cart-Zz99_-00.js:3:7',
        route: '/checkout',
        device: 'desktop',
      }),
    )
    await recordBrowserError(visitor(), error({ message: 'Error: something else' }))
    const found = await list()
    expect(found).toHaveLength(2)
    expect(found.find(({ count }) => count === 2)).toMatchObject({
      message: 'TypeError: no 4 in "Red curry"',
      stack: 'f@/assets/cart-Zz99_-00.js:3:7',
      routes: ['/cart', '/checkout'],
      devices: ['phone', 'desktop'],
      browsers: ['Chrome 142', 'Firefox 145'],
      firstAt: start,
      lastAt: now,
    })
    // Once a group, when it begins.
    expect(log.entries.map(({ level }) => level)).toEqual(['warn', 'warn'])
  })

  test('that mention contact in a rejection, or are no errors of the shop, are not kept', async () => {
    const messages = ['Failed to load CONTACT', 'Error: contact form', 'contacts']
    for (const message of messages) await recordBrowserError(visitor(), error({ kind: 'rejection', message }))
    expect(messages.filter((message) => isLogged({ kind: 'rejection', message, stack: '' }))).toEqual([])
    await recordBrowserError(visitor(), error({ message: 'Script error.', stack: '' }))
    await recordBrowserError(
      visitor(),
      error({ stack: 'Error: x\n at chrome-extension://abc/inject.js:1:1' }),
    )
    expect(await list()).toEqual([])
    // It is a rule for promises.
    await recordBrowserError(visitor(), error({ message: 'Error: contact is not defined' }))
    expect(await list()).toHaveLength(1)
  })

  test('are kept without what is somebody’s', async () => {
    await recordBrowserError(
      visitor(),
      error({
        message: 'Error: no cart of nok@example.com',
        stack: 'at /order/dGhpc2lzYXNlY3JldGtleTEyMzQ1Njc4OTA?token=abc:1:2',
      }),
    )
    expect(JSON.stringify([await list(), log.entries])).not.toMatch(/nok@|dGhpc2|abc/)
  })

  test('one that is solved leaves the list, and is back when it comes again', async () => {
    await recordBrowserError(visitor(), error())
    const [group] = await list()
    const id = group?.id ?? 0
    await solveBrowserError(await staff(), { id })
    now = addTime(start, DAY)
    await solveBrowserError(await staff(), { id })
    expect(await list()).toEqual([])
    expect(await list('solved')).toMatchObject([{ id, solvedAt: start }])
    await recordBrowserError(visitor(), error())
    expect(await list()).toMatchObject([{ id, count: 2, solvedAt: null }])
    await expect(solveBrowserError(await staff(), { id: id + 1_000 })).rejects.toMatchObject({
      key: 'not_found',
    })
  })

  test('of more groups than are kept, those that were not seen for longest go', async () => {
    await inTransaction(asShop(visitor()), async ({ db }) => {
      const rows = Array.from({ length: MOST_GROUPS }, (_, i) => ({
        fingerprint: `group ${i}`,
        kind: 'error' as const,
        message: `group ${i}`,
        stack: '',
        count: 1,
        routes: ['/'],
        devices: ['phone' as const],
        browsers: [],
        firstAt: addTime(start, i),
        lastAt: addTime(start, i),
      }))
      await db.insert(browserErrors).values(rows)
    })
    now = addTime(start, DAY)
    await recordBrowserError(visitor(), error())
    const kept = await inTransaction(asShop(visitor()), ({ db }) =>
      db.select({ message: browserErrors.message }).from(browserErrors).orderBy(browserErrors.lastAt),
    )
    expect(kept).toHaveLength(MOST_GROUPS)
    expect(kept[0]?.message).toBe('group 1')
    expect(kept.at(-1)?.message).toBe(error().message)
  })

  test('are forgotten 90 days after they last came', async () => {
    await recordBrowserError(visitor(), error())
    now = addTime(start, 90 * DAY)
    await forgetBrowserErrors(asShop(visitor()))
    expect(await list()).toHaveLength(1)
    now = addTime(start, 90 * DAY + 1)
    await forgetBrowserErrors(asShop(visitor()))
    expect(await list()).toEqual([])
  })
})

test('refuses a stranger who would look, solve or delete', async () => {
  const customer = await addPerson(visitor())
  for (const ctx of [visitor(), { ...visitor(), actor: customer.actor }]) {
    const forbidden = { code: 'forbidden' }
    await expect(getVitals(ctx, getVitalsInput.parse({}))).rejects.toMatchObject(forbidden)
    await expect(listBrowserErrors(ctx, { errors: 'open' })).rejects.toMatchObject(forbidden)
    await expect(solveBrowserError(ctx, { id: 1 })).rejects.toMatchObject(forbidden)
    await expect(forgetVitals(ctx)).rejects.toMatchObject(forbidden)
    await expect(forgetBrowserErrors(ctx)).rejects.toMatchObject(forbidden)
  }
})
