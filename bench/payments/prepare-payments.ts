import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import { payfast } from '#adapters/payments/payfast.ts'
import { orders, taxDocuments } from '#database/schema/index.ts'
import { placeOrder } from '#domain/orders/checkout/index.ts'
import { placeOrderInput } from '#domain/orders/checkout/schemas.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { recordTransfer } from '#domain/orders/payments/index.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { providersOf } from '#tests/helpers/test-ctx.ts'
import { benchCtx, openShop, type Place, type Shop } from '../shops/fill-shop.ts'
import { orderOf, type Plentiful, someLines } from '../shops/orders-of.ts'
import { MERCHANT } from './merchant.ts'

/** An order for which PayFast is about to send a notification. */
export type Unpaid = { id: string; number: string; totalCents: number }

/** No provider is called while the orders are placed. */
const UNASKED = {
  url: 'http://127.0.0.1:9',
  apiUrl: 'http://127.0.0.1:9',
  checksSource: true,
  sourceHosts: [],
}

/** Places orders that wait for PayFast. */
export async function placeUnpaid(place: Place, { plentiful }: Shop, count: number): Promise<Unpaid[]> {
  return withCtx(place, async (ctx) => {
    const unpaid: Unpaid[] = []
    for (let i = 0; i < count; i += 1) unpaid.push(await placeOne(ctx, plentiful, 'payfast'))
    return unpaid
  })
}

/** Places orders and pays them. @returns the addresses of their invoices */
export async function placeInvoiced(place: Place, { plentiful }: Shop, count: number): Promise<string[]> {
  return withCtx(place, async (ctx) => {
    const staff = await addPerson(ctx, { roles: ['moderator'] })
    const documents: string[] = []
    for (let i = 0; i < count; i += 1) documents.push(await placeAndPay(ctx, plentiful, staff))
    return documents
  })
}

async function withCtx<Result>(place: Place, work: (ctx: Ctx) => Promise<Result>): Promise<Result> {
  const database = await openShop(place)
  try {
    return await work({
      ...benchCtx(database),
      providers: providersOf(bankTransfer, payfast({ ...MERCHANT, ...UNASKED })),
    })
  } finally {
    await database.close()
  }
}

async function placeOne(ctx: Ctx, plentiful: Plentiful, method: 'payfast' | 'bank_transfer') {
  const input = placeOrderInput.parse({ ...orderOf(someLines(plentiful)), payment: { method } })
  const placed = await placeOrder(ctx, { ...input, idempotencyKey: randomUUID() })
  if (!placed.ok) throw new Error(`an order was refused: ${placed.reason}`)
  const { accessKey } = placed.order
  const [order] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ id: orders.id, number: orders.number, totalCents: orders.totalCents })
      .from(orders)
      .where(eq(orders.accessKey, accessKey)),
  )
  if (!order) throw new Error('an order is not in the table')
  return { ...order, accessKey }
}

async function placeAndPay(ctx: Ctx, plentiful: Plentiful, staff: TestPerson): Promise<string> {
  const { id: orderId, totalCents: amountCents, accessKey } = await placeOne(ctx, plentiful, 'bank_transfer')
  await recordTransfer({ ...ctx, actor: asStaff(staff) }, { orderId, amountCents, reference: randomUUID() })
  const [invoice] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ number: sql<string>`${taxDocuments.content}->>'number'` })
      .from(taxDocuments)
      .where(eq(taxDocuments.orderId, orderId)),
  )
  return `/order/${accessKey}/documents/${invoice?.number}.pdf`
}
