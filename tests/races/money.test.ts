import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import { placeOrderInput } from '#domain/orders/checkout/schemas.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { forgetContacts } from '#domain/customers/customers/index.ts'
import { isDomainError } from '#domain/kernel/errors.ts'
import { changeOrderStatus, deleteOrder } from '#domain/orders/order-desk/index.ts'
import { expireOrders } from '#domain/orders/orders/index.ts'
import { recordTransfer } from '#domain/orders/payments/index.ts'
import { cancelRefund, requestRefund, settleRefund } from '#domain/orders/refunds/index.ts'
import { requestRefundInput } from '#domain/orders/refunds/schemas.ts'
import { addDiscount } from '#tests/data/discounts.ts'
import { contact, tracking, tryToPlace } from '#tests/data/orders.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { providersOf, testCtx } from '../helpers/test-ctx.ts'
import { useTestDatabase } from '../helpers/test-database.ts'
import { useTwoProcesses } from './two-processes.ts'

/*
 * Random operations in parallel, each twice, on the same three products, three codes and newest orders: there must be
 * no deadlock, and all sums must be right. Two pools of ten stand for two processes.
 */

const SECONDS = 5
const shop = useTestDatabase()
const processOf = useTwoProcesses(shop)
let ada: TestPerson
let products: TestProduct[] = []
let codes: string[] = []
beforeAll(async () => {
  ada = await addPerson(ctxOf(0), { roles: ['admin'] })
  for (const priceCents of [3_333, 9_901, 12_345]) {
    products.push(await addProduct(ctxOf(0), { priceCents, initialStock: 5_000 }))
  }
  for (const terms of [{}, { maxUses: 25 }, { kind: 'percent' as const, percent: 100 }]) {
    codes.push((await addDiscount(ctxOf(0), terms)).code)
  }
})

function ctxOf(i: number): Ctx {
  return testCtx(processOf(i), { providers: providersOf(bankTransfer) })
}
const staff = (i: number): Ctx => ({ ...ctxOf(i), actor: asStaff(ada, true) })
const both = (work: (i: number) => Promise<unknown>) => Promise.all([work(0), work(1)])
function pick<T>(all: readonly T[]): T {
  if (all.length === 0) throw new Error('there is nothing to pick from')
  return all[Math.floor(Math.random() * all.length)] as T
}
async function rows<Row>(query: SQL): Promise<Row[]> {
  return (await inTransaction(asShop(ctxOf(0)), (ctx) => ctx.db.execute<Record<string, unknown>>(query)))
    .rows as Row[]
}
const someOrders = () =>
  rows<{ id: string; cents: number }>(
    sql`select id, total_cents as cents from orders where hidden_at is null order by created_at desc limit 12`,
  )
const waitingRefunds = () =>
  rows<{ id: string }>(sql`select id from refunds where status = 'pending' limit 9`)

async function place(): Promise<void> {
  const input = placeOrderInput.parse({
    lines: products
      .toSorted(() => Math.random() - 0.5)
      .slice(0, pick([1, 2, 3]))
      .map(({ id }) => ({ productId: id, quantity: pick([1, 2, 3]) })),
    contact,
    delivery: { method: 'pickup' },
    payment: { method: 'bank_transfer' },
    discountCode: pick([undefined, ...codes]),
    agreedTotalCents: 1,
  })
  const quoted = await tryToPlace(ctxOf(0), input)
  if (quoted.ok || quoted.reason !== 'total_changed') return
  const key = randomUUID()
  await both((i) => tryToPlace(ctxOf(i), { ...input, agreedTotalCents: quoted.totalCents }, key))
}

async function payTransfer(): Promise<void> {
  const { id: orderId, cents } = pick(await someOrders())
  const transfer = {
    orderId,
    reference: randomUUID(),
    amountCents: pick([cents, cents, cents >> 1, cents + 7]),
  }
  if (transfer.amountCents > 0) await both((i) => recordTransfer(staff(i), transfer))
}

async function refundGoods(): Promise<void> {
  const { id: orderId } = pick(await someOrders())
  const lines = await rows<{ itemId: string; quantity: number }>(
    sql`select id as "itemId", quantity from order_items where order_id = ${orderId}`,
  )
  const input = requestRefundInput.parse({
    kind: 'goods',
    orderId,
    reason: 'All at once',
    lines: lines.map(({ itemId, quantity }) => ({ itemId, quantity: pick([1, quantity]), restocks: true })),
  })
  await both((i) => requestRefund(staff(i), input))
}

async function refundSurplus(): Promise<void> {
  const { id: orderId } = pick(await someOrders())
  const received = await rows<{ id: string; cents: number }>(
    sql`select id, amount_cents as cents from payments where order_id = ${orderId}`,
  )
  for (const { id: paymentId, cents } of received) {
    const amountCents = pick([7, cents])
    await both((i) =>
      requestRefund(staff(i), { kind: 'surplus', orderId, paymentId, amountCents, reason: 'All at once' }),
    )
  }
}

const STEPS = ['confirmed', 'processing', 'shipped', 'cancelled', 'returned'] as const
const VERBS: (() => Promise<unknown>)[] = [
  place,
  place,
  payTransfer,
  payTransfer,
  refundGoods,
  refundSurplus,
  async () => {
    const refundId = pick(await waitingRefunds()).id
    await both((i) => settleRefund(staff(i), { refundId, reference: 'FNB' }))
  },
  async () => cancelRefund(staff(0), { refundId: pick(await waitingRefunds()).id }),
  async () => {
    const orderId = pick(await someOrders()).id
    await both((i) => changeOrderStatus(staff(i), { orderId, to: pick(STEPS), tracking }))
  },
  async () => deleteOrder(staff(1), { orderId: pick((await someOrders()).slice(9)).id }),
  async () => {
    await rows(sql`update orders set pay_by = created_at
      where id in (select id from orders where status = 'pending' limit 1 for update skip locked)`)
    await both((i) => expireOrders(asShop(ctxOf(i))))
  },
  () => both((i) => forgetContacts(asShop(ctxOf(i)))),
]

const GONE = sql`('cancelled', 'expired')`
const KEPT = sql`('paid', 'partially_refunded', 'refunded')`
/** Things that must never happen: each query finds violations. */
const WRONGS: Record<string, SQL> = {
  'stock is not what the ledger says': sql`select id from products where stock_quantity <>
    (select sum(quantity) from inventory_movements where product_id = products.id)`,
  'a payment has not given back what its refunds say': sql`select id from payments where refunded_cents <>
    (select coalesce(sum(amount_cents), 0) from refunds where payment_id = payments.id and status <> 'failed')`,
  'more was refunded than the goods cost': sql`select id from orders where total_cents <
    (select sum(amount_cents) from refunds where order_id = orders.id and kind = 'goods' and status <> 'failed')`,
  'numbers have gaps': sql`select kind from document_counters c where last <>
    (select count(*) from tax_documents d where d.kind = c.kind) or last <>
    (select coalesce(max(serial), 0) from tax_documents d where d.kind = c.kind)`,
  'paid, and no invoice; or the other way round': sql`select id from orders where total_cents > 0 and
    (payment_status in ${KEPT}) <> exists (select from tax_documents where order_id = orders.id and kind = 'invoice')`,
  'settled, and no credit note; or the other way round': sql`select id from refunds where
    (kind = 'goods' and status = 'settled') <> exists (select from tax_documents where refund_id = refunds.id)`,
  'paid with too little': sql`select id from orders where payment_status in ${KEPT} and total_cents >
    (select coalesce(sum(amount_cents), 0) from payments where order_id = orders.id)`,
  'a code was used too often': sql`select id from discount_codes where max_uses < (select count(*) from orders
    where discount_code_id = discount_codes.id and status not in ${GONE})`,
  'too much is here, and nobody is notified': sql`select id from orders where attention is null
    and (select coalesce(sum(amount_cents), 0) from payments where order_id = orders.id)
      - (select coalesce(sum(amount_cents), 0) from refunds
          where order_id = orders.id and kind = 'surplus' and status <> 'failed')
      > case when payment_status in ${KEPT} then total_cents else 0 end`,
}

test(`${SECONDS} seconds of everything in parallel: no deadlock, and every sum is right`, async () => {
  for (let i = 0; i < 12; i += 1) await place()
  const unexpected: unknown[] = []
  const isRefunded = sql`select 1 from refunds where status = 'settled' limit 1`
  // On a busy machine few things happen in that time: until a refund is settled, it goes on.
  do {
    const until = Date.now() + SECONDS * 1_000
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        while (Date.now() < until) {
          await pick(VERBS)().catch((error: unknown) => {
            const isNothingThere = error instanceof Error && error.message.startsWith('there is nothing')
            if (!isDomainError(error) && !isNothingThere) unexpected.push(error)
          })
        }
      }),
    )
  } while (unexpected.length === 0 && (await rows(isRefunded)).length === 0)
  expect(unexpected).toEqual([])
  expect(await rows(isRefunded)).toHaveLength(1)
  for (const [what, query] of Object.entries(WRONGS)) expect(await rows(query), what).toEqual([])
})
