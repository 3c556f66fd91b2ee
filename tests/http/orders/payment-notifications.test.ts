import { expect, test } from 'vitest'
import { paymentNotifications } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { listPaymentNotifications } from '#domain/orders/payments/index.ts'
import { listPaymentNotificationsInput } from '#domain/orders/payments/schemas.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { asStaff, useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Providers' notifications, in the office. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moe } = useStaff(ctx)
const list = (input: object = {}) =>
  listPaymentNotifications({ ...ctx(), actor: asStaff(moe) }, listPaymentNotificationsInput.parse(input))
const post = (...rows: Partial<typeof paymentNotifications.$inferInsert>[]) =>
  inTransaction(asShop(ctx()), (ctx) =>
    ctx.db
      .insert(paymentNotifications)
      .values(
        rows.map((row) => ({ method: 'payfast' as const, body: 'x', headers: {}, address: '', ...row })),
      )
      .returning({ id: paymentNotifications.id }),
  )

test('filters by verdict, by provider, and by the order’s number; pages neither repeat nor skip', async () => {
  const product = await addProduct(ctx())
  const order = await mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }]))
  const receivedAt = new Date('2026-11-01T00:00:00Z')
  await post(...Array.from({ length: 60 }, () => ({ verdict: 'known' as const, receivedAt })))
  const [refused, paid] = await post(
    { verdict: 'refused', method: 'paystack' },
    { verdict: 'paid', method: 'payfast', orderId: order.id },
  )
  const ids = async (input: object) => (await list(input)).items.map(({ id }) => id)
  expect(await ids({ verdict: 'refused' })).toEqual([refused?.id])
  expect(await ids({ method: 'paystack' })).toEqual([refused?.id])
  expect(await ids({ verdict: 'refused', method: 'payfast' })).toEqual([])
  for (const search of [order.number, order.number.toLowerCase(), String(Number(order.number.slice(8)))]) {
    expect(await ids({ search })).toEqual([paid?.id])
  }
  for (const search of ['%%%', 'kr', 'KROK-99-000000']) expect(await ids({ search })).toEqual([])

  const first = await list()
  const second = await list({ after: first.next })
  expect([first.items.length, first.previous, second.next]).toEqual([50, null, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(62)
  expect((await list({ before: second.previous })).items).toEqual(first.items)
})

test('without scripts: the filters stand in the address, and one that is checked again leads back to the same list', async () => {
  const [refused] = await post({ verdict: 'refused', detail: 'signature', method: 'paystack', body: 'mine' })
  const browser = openBrowser(await testApp(shop()))
  const [name = '', value = ''] = (await cookieOf(ctx(), moe)).split('=')
  browser.cookies.set(name, value)
  const list = '/th/admin/payment-notifications?verdict=refused&method=paystack'
  const page = await pageOf(await browser.get(list))
  expect(page.all('pre').map((raw) => raw.textContent)).toContain('mine')
  expect(page.all('option[selected]').map((one) => one.getAttribute('value'))).toEqual([
    'refused',
    'paystack',
  ])
  const again = await browser.post(list, { intent: 'replay', id: String(refused?.id) })
  expect([again.status, again.headers.get('location')?.startsWith(list)]).toEqual([303, true])
  expect((await pageOf(await browser.get(list))).all('pre').map((raw) => raw.textContent)).not.toContain(
    'mine',
  )
  for (const wrong of ['?verdict=lost', '?method=cash', '?after=x']) {
    expect((await browser.get(`/admin/payment-notifications${wrong}`)).status).toBe(400)
  }
})
