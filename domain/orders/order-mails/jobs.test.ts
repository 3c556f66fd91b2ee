import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { jobs, orders } from '#database/schema/index.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { mailsTo } from '#tests/helpers/mails.ts'
import { mustCancel, contact, courier, mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, later, newAddress } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { testShop } from '#tests/databases/test-shop.ts'
import { mustPlaceVoucher } from '#tests/data/vouchers.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import type { PlaceOrderInput } from '../checkout/schemas.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { changeOrderStatus } from '../order-desk/index.ts'
import { expireOrders } from '../orders/index.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import { recordTransfer } from '../payments/index.ts'
import { handlersOf } from '#domain/base/jobs/index.ts'
import { orderMailJobs } from './index.ts'

const database = useTestDatabase()
const tracking = { carrier: 'Cape Couriers', number: 'CC-4711', url: 'https://track.example/CC-4711' }

let ctx: Ctx
let staff: Ctx
beforeAll(async () => {
  ctx = testCtx(database())
  staff = { ...ctx, actor: asStaff(await addPerson(ctx, { roles: ['admin'] }), true) }
})

/** Places an order for a customer that only this test uses. */
async function place(overrides: Partial<PlaceOrderInput> = {}) {
  const email = newAddress()
  const product = await addProduct(ctx)
  const { accessKey, number } = await mustPlace(
    ctx,
    orderOf([{ product, quantity: 2 }], { contact: { ...contact, email }, ...overrides }),
  )
  const [row] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ id: orders.id, totalCents: orders.totalCents })
      .from(orders)
      .where(eq(orders.accessKey, accessKey)),
  )
  return { id: row?.id ?? '', totalCents: row?.totalCents ?? 0, email, number, accessKey }
}
type Placed = Awaited<ReturnType<typeof place>>

const pay = ({ id, totalCents }: Placed) =>
  recordTransfer(staff, { orderId: id, reference: randomUUID(), amountCents: totalCents })

const step = async (order: Placed, to: OrderStatus, parcel?: typeof tracking) =>
  to === 'cancelled'
    ? mustCancel(staff, order.id)
    : changeOrderStatus(staff, { orderId: order.id, to, tracking: parcel })

const subjectsTo = async (email: string) => (await mailsTo(ctx, email)).map(({ subject }) => subject)

describe('the buyer gets a mail', () => {
  test('that the payment has arrived, and that the parcel is on its way', async () => {
    const order = await place()
    expect(await pay(order)).toEqual({ ok: true, paid: true, problem: null })
    const [received] = await mailsTo(ctx, order.email)
    expect(received?.subject).toBe(`We have your payment for order ${order.number}`)

    await step(order, 'processing')
    expect(await step(order, 'shipped', tracking)).toEqual({ ok: true })
    const [onItsWay, ...earlier] = await mailsTo(ctx, order.email)
    expect(onItsWay?.subject).toBe(`Your order ${order.number} is on its way`)
    expect(onItsWay?.text).toContain(tracking.url)
    expect(earlier).toHaveLength(2)
  })

  test('in the order’s language', async () => {
    const order = await place({ language: 'th', delivery: { method: 'pickup' } })
    await pay(order)
    await step(order, 'processing')
    await step(order, 'shipped')
    const [ready] = await mailsTo(ctx, order.email)
    expect(ready?.subject).toBe(`คำสั่งซื้อ ${order.number} พร้อมให้รับแล้ว`)
    expect(ready?.text).toContain('พริกแกงทดสอบ')
    expect(ready?.text).toContain(`/th/order/${order.accessKey}`)
  })

  test('that an unpaid order is cancelled, and that a paid one is refunded', async () => {
    const unpaid = await place()
    await step(unpaid, 'cancelled')
    expect((await mailsTo(ctx, unpaid.email))[0]?.text).toContain('There’s nothing to pay.')

    const paid = await place()
    await pay(paid)
    await step(paid, 'cancelled')
    const [mail] = await mailsTo(ctx, paid.email)
    expect(mail?.subject).toBe(`Your order ${paid.number} has been cancelled`)
    expect(mail?.text).toContain('We’ll refund you within 7 days')
  })

  test('that the money did not come in time', async () => {
    const order = await place()
    await expireOrders(asShop(later(ctx, 6 * DAY)))
    const [mail] = await mailsTo(ctx, order.email)
    expect(mail?.subject).toBe(`Your order ${order.number} has expired`)
  })
})

test('the staff get a copy of each new order, in English', async () => {
  const order = await place({ language: 'th', note: 'ฝากไว้ที่ป้อม' })
  const copies = (await mailsTo(ctx, testShop.email)).filter(({ subject }) => subject.includes(order.number))
  expect(copies).toHaveLength(1)
  expect(copies[0]?.text).toContain(order.email)
  expect(copies[0]?.text).toContain('2 × Test paste')
  expect(copies[0]?.text).toContain('> ฝากไว้ที่ป้อม')
  expect(copies[0]?.text).toContain(`/admin/orders/${order.id}`)
})

test('and of the order of a voucher, whose buyer leaves no phone number', async () => {
  const { order } = await mustPlaceVoucher(ctx)
  const copies = (await mailsTo(ctx, testShop.email)).filter(({ subject }) => subject.includes(order.number))
  expect(copies).toHaveLength(1)
  expect(copies[0]?.text).toContain(order.email)
})

const handlers = handlersOf(orderMailJobs)
const KINDS = [
  ['confirmation', handlers['send-order-confirmation'], 'pending'],
  ['payment received', handlers['send-payment-received'], 'confirmed'],
  ['shipped', handlers['send-order-shipped'], 'shipped'],
  ['cancelled', handlers['send-order-cancelled'], 'cancelled'],
  ['expired', handlers['send-order-expired'], 'expired'],
  ['staff copy', handlers['send-staff-copy'], 'pending'],
] as const

describe.each(KINDS)('%s', (_kind, send, status) => {
  let sent: OutgoingMail[]
  let shop: Ctx
  beforeEach(() => {
    sent = []
    shop = asShop({
      ...ctx,
      mail: { keepsBodies: true, close: () => {}, send: async (mail) => void sent.push(mail) },
    })
  })

  async function newJob(): Promise<number> {
    const [job] = await inTransaction(shop, (ctx) =>
      ctx.db
        .insert(jobs)
        .values({ kind: 'of-this-test', payload: {}, finishedAt: sql`now()` })
        .returning({ id: jobs.id }),
    )
    return job?.id ?? 0
  }

  /** Places an order and takes it to the status that the mail is about. */
  async function placeUpTo(to: OrderStatus): Promise<Placed> {
    const order = await place()
    if (to === 'confirmed' || to === 'shipped') await pay(order)
    if (to === 'shipped') {
      await step(order, 'processing')
      await step(order, 'shipped', tracking)
    }
    if (to === 'cancelled') await step(order, 'cancelled')
    if (to === 'expired') await expireOrders(asShop(later(ctx, 6 * DAY)))
    return order
  }

  test('is sent once for its job, however often the job runs', async () => {
    const { id, number } = await placeUpTo(status)
    const jobId = await newJob()
    await send(shop, { orderId: id, jobId })
    await send(shop, { orderId: id, jobId })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toContain(number)
    expect(sent[0]?.messageId).toMatch(new RegExp(`^<order-${id}-[a-z-]+@shop\\.test>$`))
  })

  test('is sent again under the same name if it may have left already', async () => {
    const { id } = await placeUpTo(status)
    const jobId = await newJob()
    const broken: Ctx = {
      ...shop,
      mail: {
        ...shop.mail,
        send: async (mail) => {
          sent.push(mail)
          throw new Error('connection reset')
        },
      },
    }
    await expect(send(broken, { orderId: id, jobId })).rejects.toThrow('connection reset')
    await send(shop, { orderId: id, jobId })
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
  })

  test('is not sent if the buyer was erased, or the order is hidden or unknown', async () => {
    const forgotten = await placeUpTo(status)
    await inTransaction(shop, (ctx) =>
      ctx.db.update(orders).set({ email: '', phone: '', note: null }).where(eq(orders.id, forgotten.id)),
    )
    const hidden = await placeUpTo(status)
    await inTransaction(shop, (ctx) =>
      ctx.db.update(orders).set({ hiddenAt: ctx.now() }).where(eq(orders.id, hidden.id)),
    )
    for (const orderId of [forgotten.id, hidden.id, randomUUID()]) {
      await send(shop, { orderId, jobId: await newJob() })
    }
    expect(sent).toEqual([])
  })

  test('refuses a stranger', async () => {
    const { id } = await place()
    const jobId = await newJob()
    for (const actor of [{ role: 'visitor' }, { role: 'customer', id: randomUUID() }, staff.actor] as const) {
      await expect(send({ ...shop, actor }, { orderId: id, jobId })).rejects.toThrow('forbidden')
    }
    expect(sent).toEqual([])
  })
})

test('a parcel that arrives before its mail is written is not announced', async () => {
  const order = await place({ delivery: courier })
  await pay(order)
  await step(order, 'processing')
  await step(order, 'shipped', tracking)
  await step(order, 'delivered')
  expect(await subjectsTo(order.email)).not.toContain(`Your order ${order.number} is on its way`)
})

test('every job of an order’s life has been done, and none has failed', async () => {
  const order = await place()
  await pay(order)
  await step(order, 'cancelled')
  await mailsTo(ctx, order.email)
  const left = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ kind: jobs.kind, error: jobs.lastError })
      .from(jobs)
      .where(and(sql`${jobs.payload} ->> 'orderId' = ${order.id}`, sql`finished_at is null`)),
  )
  // Its minute is not over by the database's clock.
  expect(left).toEqual([{ kind: 'cancel-order', error: null }])
})
