import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import { payfast } from '#adapters/payments/payfast.ts'
import { paystack } from '#adapters/payments/paystack.ts'
import { checkBooks } from '#domain/base/checks/index.ts'
import { runWaitingJobs } from '#domain/base/jobs/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { cancelMyOrder } from '#domain/orders/my-orders/index.ts'
import { changeOwnOrder } from '#domain/orders/order-changes/index.ts'
import { changeOwnOrderInput } from '#domain/orders/order-changes/schemas.ts'
import { getOrder, lockOrder } from '#domain/orders/orders/index.ts'
import { readPayments } from '#domain/orders/payments/index.ts'
import { jobHandlers } from '#server/jobs/handlers.ts'
import { newContact, traceOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { mustRequest, placeForRefunds, refundsOf } from '#tests/data/refunds.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { providersOf, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { type PayFastStandIn, startPayFastStandIn } from '#tests/stand-ins/payfast.ts'
import { type PaystackStandIn, startPaystackStandIn } from '#tests/stand-ins/paystack.ts'

/* Payments whose order was changed or cancelled meanwhile: late, twice and in part, as both providers tell of them. */

const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }
const secretKey = 'sk_test_1'
const JAR = 9_901
const shop = useTestDatabase()
let payFast: PayFastStandIn
let payStack: PaystackStandIn
let app: TestApp
beforeAll(async () => {
  payFast = await startPayFastStandIn(merchant)
  payStack = await startPaystackStandIn({ secretKey })
  const { url, apiUrl } = payFast
  const providers = providersOf(
    payfast({ ...merchant, url, apiUrl, checksSource: true, sourceHosts: ['127.0.0.1'] }),
    paystack({ secretKey, url: payStack.url, checkoutOrigin: payStack.url }),
    bankTransfer,
  )
  app = await testApp(shop(), { change: (ctx) => ({ ...ctx, providers }) })
})
afterAll(() => {
  payFast.close()
  payStack.close()
})
const ctx = () => testCtx(shop(), { providers: app?.services.newCtx(testCtx(shop()).log).providers })
const { admin } = useStaff(() => testCtx(shop()))
const staff = () => ({ ...ctx(), actor: admin().actor })

type Placed = Awaited<ReturnType<typeof place>>
/** A payment that its buyer has begun; `partCents` is all that comes of it. */
type Begun = { amountCents: number; pay(partCents?: number): Promise<void> }

const METHODS = ['payfast', 'paystack'] as const
type Method = (typeof METHODS)[number]

const place = (method: Method) =>
  placeForRefunds(ctx(), { contact: newContact(), payment: { method }, delivery: { method: 'pickup' } })

/** Opens the page of the provider, as the order's link does. */
async function begin({ accessKey, paymentMethod }: Placed): Promise<Begun> {
  const started = await app.fetch('/api/orders/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessKey }),
  })
  expect(started.status).toBe(200)
  const { page, amountCents } = (await started.json()) as {
    page: { url: string; fields?: Record<string, string> }
    amountCents: number
  }
  if (paymentMethod === 'paystack') {
    const transaction = payStack.transactions.at(-1)
    if (!transaction) throw new Error('no payment was begun')
    return {
      amountCents,
      async pay(partCents = amountCents) {
        Object.assign(transaction, { status: 'success', amount: partCents })
        const { body, headers } = payStack.write('charge.success', transaction)
        await tell('paystack', body, headers)
      },
    }
  }
  const opened = await fetch(page.url, { method: 'POST', body: new URLSearchParams(page.fields) })
  expect(opened.status).toBe(200)
  const payment = payFast.payments.at(-1)
  if (!payment) throw new Error('no payment was begun')
  // Written while this payment is the newest; only what came in part differs.
  const whole = payFast.write()
  const partly = payFast.write({ amount_gross: '50.00' })
  return {
    amountCents,
    async pay(partCents = amountCents) {
      Object.assign(payment, { status: 'COMPLETE', amountCents: partCents })
      await tell('payfast', partCents === amountCents ? whole : partly)
    },
  }
}
const PART = 5_000

/** Posts the same notification twice, and does what waits. */
async function tell(method: Method, body: string, headers: Record<string, string> = {}): Promise<void> {
  for (let i = 0; i < 2; i += 1) {
    const answer = await app.fetch(`/webhooks/${method}`, { method: 'POST', body, headers })
    expect(answer.status).toBe(200)
  }
  await runWaitingJobs(asShop(ctx()), { handlers: jobHandlers })
}

/** Changes the order by its link to so many jars of the second product, of which it has one. */
async function change({ accessKey, a, b }: Placed, jars: number, agreedBalanceCents: number): Promise<void> {
  const lines = [{ productId: a.id, quantity: 3 }]
  if (jars > 0) lines.push({ productId: b.id, quantity: jars })
  const input = changeOwnOrderInput.parse({ accessKey, version: 0, agreedBalanceCents, lines })
  expect(await changeOwnOrder(ctx(), input)).toMatchObject({ ok: true })
}

/** The state of an order, its money and its papers, as staff see them. */
async function stateOf({ id }: Placed) {
  const { status, paymentStatus, dueCents } = await getOrder(staff(), { id })
  const { order, payments, documents, jobs } = await traceOf(ctx(), id)
  const surplus = await inTransaction(asShop(ctx()), async (ctx) =>
    readPayments(ctx, await lockOrder(ctx, { orderId: id })),
  )
  return {
    status,
    paymentStatus,
    dueCents,
    attention: order.attention,
    received: payments.map(({ amountCents }) => amountCents),
    surplusCents: surplus.reduce((sum, { surplusCents }) => sum + surplusCents, 0),
    documents: documents.map(({ kind }) => kind).toSorted(),
    paidMails: jobs.filter((kind) => kind === 'send-payment-received').length,
  }
}

/** Staff send all that is too much back, by the provider, who sends it once; then nothing is left to do. */
async function giveBack(order: Placed, cents: number): Promise<void> {
  const sent = () => payFast.refunds.length + payStack.refunds.length
  const before = sent()
  const received = await inTransaction(asShop(ctx()), async (ctx) =>
    readPayments(ctx, await lockOrder(ctx, { orderId: order.id })),
  )
  for (const { id: paymentId, surplusCents: amountCents } of received) {
    if (amountCents === 0) continue
    const common = { kind: 'surplus', orderId: order.id, reason: 'Too much' } as const
    await mustRequest(staff(), { ...common, paymentId, amountCents })
  }
  await runWaitingJobs(asShop(ctx()), { handlers: jobHandlers })
  expect(await refundsOf(ctx(), order.id)).toMatchObject([{ amountCents: cents, status: 'settled' }])
  expect(sent() - before).toBe(1)
  expect(await stateOf(order)).toMatchObject({ attention: null, surplusCents: 0 })
}

const expectBooks = async () => expect(await checkBooks(staff())).toBe(0)

test.each(METHODS)(
  '%s: the old total for an order that became dearer leaves the rest to pay',
  async (method) => {
    const order = await place(method)
    const { totalCents } = order
    const first = await begin(order)
    await change(order, 2, totalCents + JAR)
    await first.pay()
    expect(await stateOf(order)).toEqual({
      status: 'pending',
      paymentStatus: 'pending',
      dueCents: JAR,
      attention: 'wrong_amount',
      received: [totalCents],
      surplusCents: totalCents,
      documents: [],
      paidMails: 0,
    })
    const rest = await begin(order)
    expect(rest.amountCents).toBe(JAR)
    await rest.pay()
    expect(await stateOf(order)).toEqual({
      status: 'confirmed',
      paymentStatus: 'paid',
      dueCents: 0,
      attention: null,
      received: [totalCents, JAR],
      surplusCents: 0,
      documents: ['invoice'],
      paidMails: 1,
    })
    await expectBooks()
  },
)

test.each(METHODS)(
  '%s: the old total for an order that became cheaper pays it, and the rest goes back',
  async (method) => {
    const order = await place(method)
    const { totalCents } = order
    const first = await begin(order)
    await change(order, 0, totalCents - JAR)
    await first.pay()
    expect(await stateOf(order)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      dueCents: 0,
      attention: 'wrong_amount',
      received: [totalCents],
      surplusCents: JAR,
      documents: ['invoice'],
      paidMails: 1,
    })
    await giveBack(order, JAR)
    await expectBooks()
  },
)

test.each(METHODS)('%s: a part is kept, and the page asks for the rest', async (method) => {
  const order = await place(method)
  const { totalCents } = order
  await (await begin(order)).pay(PART)
  expect(await stateOf(order)).toMatchObject({
    paymentStatus: 'pending',
    dueCents: totalCents - PART,
    attention: 'wrong_amount',
    received: [PART],
    documents: [],
  })
  const rest = await begin(order)
  expect(rest.amountCents).toBe(totalCents - PART)
  await rest.pay()
  expect(await stateOf(order)).toMatchObject({
    paymentStatus: 'paid',
    attention: null,
    surplusCents: 0,
    documents: ['invoice'],
  })
  await expectBooks()
})

test.each(METHODS)(
  '%s: two pages that were opened, both paid: what is too much for the changed order goes back',
  async (method) => {
    const order = await place(method)
    const { totalCents } = order
    const [first, second] = [await begin(order), await begin(order)]
    await first.pay()
    await change(order, 2, JAR)
    await second.pay()
    expect(await stateOf(order)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      dueCents: 0,
      attention: 'wrong_amount',
      received: [totalCents, totalCents],
      surplusCents: totalCents - JAR,
      documents: ['credit_note', 'invoice', 'invoice'],
    })
    await giveBack(order, totalCents - JAR)
    await expectBooks()
  },
)

test.each(METHODS)(
  '%s: money for an order that was cancelled pays nothing, and goes back',
  async (method) => {
    const order = await place(method)
    const { totalCents, accessKey } = order
    const first = await begin(order)
    expect(await cancelMyOrder(ctx(), { accessKey })).toEqual({ ok: true })
    await first.pay()
    expect(await stateOf(order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      dueCents: 0,
      attention: 'late',
      received: [totalCents],
      surplusCents: totalCents,
      documents: [],
      paidMails: 0,
    })
    await giveBack(order, totalCents)
    await expectBooks()
  },
)
