import { beforeAll, expect, test } from 'vitest'
import { formatTime, shopDay } from '#shared/kernel/dates.ts'
import { addTime, DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, newAddress } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { pay, refundingProvider } from '#tests/data/refunds.ts'
import { addTables } from '#tests/data/tables.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { providersOf, testCtx, clientAt } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { expireOrders, getOrderByLink } from '#domain/orders/orders/index.ts'
import { cancelReservation, confirmReservation, holdTable } from '../reservations/index.ts'
import { DEFAULT_SETTINGS, updateSettings } from '#domain/base/settings/index.ts'

const shop = useTestDatabase()
const start = new Date()
let time = start
const ctx = (): Ctx =>
  testCtx(shop(), {
    now: () => time,
    client: clientAt(),
    providers: providersOf(refundingProvider('bank_transfer').provider, refundingProvider().provider),
  })

beforeAll(async () => {
  await addTables(ctx())
  const ada = await addPerson(ctx(), { roles: ['admin'] })
  const value = { ...DEFAULT_SETTINGS.reservations, depositFrom: 2, depositCentsPerGuest: 10_000 }
  const admin = { ...ctx(), actor: asStaff(ada, true) }
  const saved = await updateSettings(admin, { group: 'reservations', value, version: 1 })
  if (!saved.ok) throw new Error(saved.reason)
})

async function reserve(language: Locale, days: number) {
  const email = newAddress()
  const day = shopDay(addTime(start, days * DAY))
  const held = await holdTable(ctx(), { day, time: '19:00', partySize: 2, language })
  if (!held.ok) throw new Error(held.reason)
  const contact = { name: 'Nok', email, phone: '+27825550142' }
  const confirmed = await confirmReservation(ctx(), { key: held.key, contact })
  if (!confirmed.ok || !confirmed.deposit) throw new Error('no deposit was asked for')
  const { orderKey } = confirmed.deposit
  const order = await getOrderByLink(ctx(), { accessKey: orderKey, language })
  return { email, key: held.key, order, startsAt: held.startsAt }
}
const subjects = async (email: string) => (await mailsTo(ctx(), email)).map(({ subject }) => subject)

test.each([
  ['en', 'Pay the deposit', 'R200.00', /goes back to you/, 'Your jars'],
  ['th', 'ชำระมัดจำ', 'R200.00', /คืนมัดจำ/, 'สินค้าของคุณ'],
] as const)(
  'a guest is asked for the deposit, and hears of it all: %s',
  async (language, button, sum, back, jars) => {
    time = start
    const { email, key, order } = await reserve(language, language === 'en' ? 5 : 6)
    const [due, ...before] = await mailsTo(ctx(), email)
    expect(before).toEqual([])
    expect(due?.text).toContain(button)
    expect(due?.text).toContain(sum)
    expect(due?.text).toContain(`/order/${order.accessKey}`)
    expect(due?.text).toContain(formatTime(order.payBy ?? start))

    await pay(ctx(), order, order.totalCents, 'payfast')
    expect(await subjects(email)).toHaveLength(3)
    const product = await addProduct(ctx(), { initialStock: 5 })
    const delivery = { method: 'at_the_table', reservation: key } as const
    const { number } = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { delivery }))
    await cancelReservation(ctx(), { key })
    const [cancelled, refunded] = (await mailsTo(ctx(), email)).toReversed().slice(3)
    expect(cancelled?.text).toMatch(back)
    expect(cancelled?.text).toContain(jars)
    expect(cancelled?.text).toContain(number)
    expect(refunded?.text).toContain(order.number)
  },
)

test.each([
  [
    'en',
    8,
    'You cancelled after the last moment for a refund, so we keep the deposit of R200.00. If somebody in your party has died or is in hospital, call us and we refund it in full.',
  ],
  [
    'th',
    9,
    'คุณยกเลิกหลังเวลาที่ขอคืนมัดจำได้ เราจึงเก็บมัดจำ R200.00 ไว้ หากมีผู้เสียชีวิตหรือต้องเข้าโรงพยาบาล กรุณาโทรหาเรา เราคืนมัดจำให้เต็มจำนวน',
  ],
] as const)(
  'a guest who cancels too late hears that the deposit is kept, and when it is not: %s',
  async (language, days, kept) => {
    time = start
    const { email, key, order, startsAt } = await reserve(language, days)
    await pay(ctx(), order, order.totalCents, 'payfast')
    expect(await subjects(email)).toHaveLength(2)
    time = addTime(startsAt, -HOUR)
    await cancelReservation(ctx(), { key })
    const [cancelled] = await mailsTo(ctx(), email)
    expect(cancelled?.text).toContain(kept)
  },
)

test('a guest whose money comes too late hears that it goes back', async () => {
  time = start
  const { email, order } = await reserve('en', 7)
  expect(await subjects(email)).toHaveLength(1)
  time = addTime(start, 31 * MINUTE)
  await expireOrders(asShop(ctx()))
  expect(await subjects(email)).toHaveLength(1)
  await pay(ctx(), order, order.totalCents, 'payfast')
  expect((await subjects(email)).toReversed()).toEqual([
    expect.stringContaining('Pay your deposit'),
    'Your deposit came too late, and goes back to you',
    expect.stringContaining('refund'),
  ])
})
