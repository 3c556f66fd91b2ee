import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import { payfast } from '#adapters/payments/payfast.ts'
import type { Database } from '#database/client.ts'
import { orders, products, taxDocuments } from '#database/schema/index.ts'
import { placeOrder } from '#domain/orders/checkout/index.ts'
import { placeOrderInput } from '#domain/orders/checkout/schemas.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { receiveStock } from '#domain/catalog/inventory/index.ts'
import { recordTransfer } from '#domain/orders/payments/index.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { providersOf, testCtx } from '#tests/helpers/test-ctx.ts'
import { asOwner } from '#tests/databases/as-owner.ts'
import { generateOrders } from '#tests/data/many-orders.ts'
import { MERCHANT } from './merchant.ts'
import { type BenchShop, orderOf } from './prepare-shop.ts'

const KEYS = 500
/** More than can be printed while pages are measured beside it. */
const INVOICES = 600

export type OrderBook = {
  /** Cookies of a customer with a hundred orders, and of a member of staff. */
  customerCookie: string
  staffCookie: string
  /** Keys in the links of some orders. */
  keys: string[]
  /** Orders for which PayFast is about to send a notification. */
  unpaid: { id: string; number: string; totalCents: number }[]
  /** Addresses of tax invoices. */
  documents: string[]
}

/** Fills an empty database with `count` orders, `unpaid` more that wait for PayFast, and some just invoiced ones. */
export async function prepareOrders(database: Database, count: number, unpaid: number): Promise<OrderBook> {
  const providers = providersOf(bankTransfer, payfast({ ...MERCHANT, ...UNASKED }))
  const visitor = testCtx(database)
  const ctx = {
    ...visitor,
    client: { ...visitor.client, host: '127.0.0.1' },
    shop: { ...visitor.shop, siteUrl: 'http://127.0.0.1' },
    providers,
  }
  await seedDemo(ctx)
  await postponeMails(database)
  const [customer, staff] = [await addPerson(ctx), await addPerson(ctx, { roles: ['moderator'] })]
  await generateOrders(ctx, count, customer.id)
  const keys = await someKeys(ctx)
  const lines = await plentiful(ctx)
  const book: OrderBook = {
    customerCookie: await cookieOf(ctx, customer),
    staffCookie: await cookieOf(ctx, staff),
    keys,
    unpaid: [],
    documents: [],
  }
  for (let i = 0; i < unpaid; i += 1) book.unpaid.push(await place(ctx, lines, 'payfast'))
  for (let i = 0; i < INVOICES; i += 1) book.documents.push(await placeAndPay(ctx, lines, staff))
  await asOwner(database, 'vacuum (analyze)')
  return book
}

/** No provider is called while the database is prepared. */
const UNASKED = {
  url: 'http://127.0.0.1:9',
  apiUrl: 'http://127.0.0.1:9',
  checksSource: true,
  sourceHosts: [],
}

/** Mails are not measured: their jobs, and the PDFs attached to them, wait for ever in this database. */
export async function postponeMails(database: Database): Promise<void> {
  await asOwner(
    database,
    `create function hold_mail_back() returns trigger language plpgsql as $$
     begin
       new.run_at := 'infinity';
       return new;
     end $$;
     create trigger hold_mail_back before insert on jobs
       for each row when (new.kind like 'send-%') execute function hold_mail_back()`,
  )
}

async function someKeys(ctx: Ctx): Promise<string[]> {
  const found = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ key: orders.accessKey })
      .from(orders)
      .orderBy(sql`md5(${orders.accessKey})`)
      .limit(KEYS),
  )
  return found.map(({ key }) => key)
}

/** Three products with more stock than any run can sell. */
async function plentiful(ctx: Ctx): Promise<BenchShop['plentiful']> {
  const found = await ctx.db
    .select({ id: products.id, priceCents: products.priceCents })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(asc(products.sortOrder), asc(products.id))
    .limit(3)
  const stock = found.map(({ id }) => ({ productId: id, quantity: 1_000_000 }))
  await receiveStock(asShop(ctx), { lines: stock })
  return found
}

async function place(ctx: Ctx, lines: BenchShop['plentiful'], method: 'payfast' | 'bank_transfer') {
  const input = placeOrderInput.parse({ ...orderOf(lines), payment: { method } })
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

/** @returns the address of the invoice */
async function placeAndPay(ctx: Ctx, lines: BenchShop['plentiful'], staff: TestPerson): Promise<string> {
  const { id: orderId, totalCents: amountCents, accessKey } = await place(ctx, lines, 'bank_transfer')
  await recordTransfer({ ...ctx, actor: asStaff(staff) }, { orderId, amountCents, reference: randomUUID() })
  const [invoice] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ number: sql<string>`${taxDocuments.content}->>'number'` })
      .from(taxDocuments)
      .where(eq(taxDocuments.orderId, orderId)),
  )
  return `/order/${accessKey}/documents/${invoice?.number}.pdf`
}
