import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paystack } from '#adapters/payments/paystack.ts'
import { jobs, paymentNotifications } from '#database/schema/index.ts'
import { mustPlaceRow, orderOf, traceOf } from '#tests/data/orders.ts'
import { type PaystackStandIn, startPaystackStandIn } from '#tests/stand-ins/paystack.ts'
import { addProduct } from '#tests/data/products.ts'
import { providersOf, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { ALL_BUT_SHOP } from '#tests/data/strangers.ts'
import { type Actor, asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import {
  checkPayment,
  judgePaymentNotification,
  checkAfterReturn,
  receivePaymentNotification,
  startPayment,
} from './index.ts'

/* The browser's return and the webhook of a provider that can be asked. */

const secretKey = 'sk_test_of_the_tests'
const shop = useTestDatabase()
let payStack: PaystackStandIn
beforeAll(async () => {
  payStack = await startPaystackStandIn({ secretKey })
})
afterAll(() => payStack.close())

const ctx = (actor: Actor = { role: 'visitor' }): Ctx =>
  testCtx(shop(), { actor, providers: providersOf(paystack({ secretKey, url: payStack.url })) })

/** An order that is paid at Paystack without the shop knowing yet. */
async function placeAndPay() {
  const product = await addProduct(ctx())
  const order = await mustPlaceRow(
    ctx(),
    orderOf([{ product, quantity: 1 }], { payment: { method: 'paystack' } }),
  )
  const started = await startPayment(ctx(), { accessKey: order.accessKey, language: 'en' })
  if (!started.ok) throw new Error('there is nothing to pay')
  expect(started.page.fields).toBeUndefined()
  const body = new URLSearchParams({ choice: 'success' })
  const paid = await fetch(started.page.url, { method: 'POST', body, redirect: 'manual' })
  const back = new URL(paid.headers.get('location') ?? '')
  expect(back.pathname).toBe(`/order/${order.accessKey}/paid`)
  return { ...order, reference: back.searchParams.get('reference') ?? '' }
}
const newestJob = () =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const [job] = await ctx.db.select().from(jobs).orderBy(desc(jobs.id)).limit(1)
    return job
  })
const check = (reference: string) => checkPayment(asShop(ctx()), { method: 'paystack', reference })
async function hear() {
  const { body, headers } = payStack.write('charge.success')
  await receivePaymentNotification(ctx(), {
    method: 'paystack',
    notification: { body, headers, address: '203.0.113.5' },
  })
  const [kept] = await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.select().from(paymentNotifications).orderBy(desc(paymentNotifications.id)).limit(1),
  )
  await judgePaymentNotification(asShop(ctx()), { notificationId: kept?.id ?? 0 })
}

test('when the buyer comes back, the shop asks, and the answer pays the order', async () => {
  const { id, accessKey, reference, totalCents } = await placeAndPay()
  await checkAfterReturn(ctx(), { accessKey, reference, language: 'en' })
  expect(await newestJob()).toMatchObject({
    kind: 'check-payment',
    payload: { method: 'paystack', reference },
  })
  await check(reference)
  const after = await traceOf(ctx(), id)
  expect(after.order).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
  expect(after.payments).toMatchObject([
    { method: 'paystack', reference, amountCents: totalCents, problem: null },
  ])
})

test.each(['return first', 'webhook first', 'both at once'])('%s: it is paid once', async (which) => {
  const { id, reference } = await placeAndPay()
  const steps = [() => check(reference), hear]
  if (which === 'webhook first') steps.reverse()
  if (which === 'both at once') await Promise.all(steps.map((step) => step()))
  else for (const step of [...steps, ...steps]) await step()
  const { payments, history, documents } = await traceOf(ctx(), id)
  expect(payments).toHaveLength(1)
  expect(history.filter(({ toStatus }) => toStatus === 'paid')).toHaveLength(1)
  expect(documents).toHaveLength(1)
})

test('a made-up reference, or that of a paid order, changes nothing', async () => {
  const { id, accessKey, reference } = await placeAndPay()
  await check('made-up')
  expect((await traceOf(ctx(), id)).payments).toEqual([])
  await check(reference)
  const before = await newestJob()
  await checkAfterReturn(ctx(), { accessKey, reference, language: 'en' })
  await checkAfterReturn(ctx(), { accessKey, reference: undefined, language: 'en' })
  expect(await newestJob()).toEqual(before)
  await expect(
    checkAfterReturn(ctx(), { accessKey: 'x'.repeat(43), reference, language: 'en' }),
  ).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('the provider is asked only a limited number of times, however often a buyer starts or returns', async () => {
  const { accessKey } = await placeAndPay()
  const queued = () =>
    inTransaction(asShop(ctx()), (ctx) => ctx.db.$count(jobs, eq(jobs.kind, 'check-payment')))
  const before = await queued()
  for (let i = 0; i < 40; i += 1)
    await checkAfterReturn(ctx(), { accessKey, reference: `made-up-${i}`, language: 'en' })
  // One of the thirty was the payment that was started.
  expect((await queued()) - before).toBe(29)
  await expect(startPayment(ctx(), { accessKey, language: 'en' })).rejects.toMatchObject({
    code: 'too_many_requests',
  })
  expect(
    await startPayment(ctx(), { accessKey: (await placeAndPay()).accessKey, language: 'en' }),
  ).toMatchObject({ ok: true })
})

test.each(ALL_BUT_SHOP)('refuses a stranger: $role', async (actor) => {
  const { id, reference } = await placeAndPay()
  const checking = checkPayment(ctx(actor), { method: 'paystack', reference })
  await expect(checking).rejects.toMatchObject({ code: 'forbidden' })
  expect((await traceOf(ctx(), id)).payments).toEqual([])
})
