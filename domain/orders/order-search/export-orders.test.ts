import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff, useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { everythingOf, mustRequest, pay, placePaid } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { auditLog } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { settleRefund } from '../refunds/index.ts'
import { exportOrders } from './index.ts'
import { type ExportedOrder, orderFilters } from './schemas.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { ada, admin } = useStaff(ctx)
let product: TestProduct
const place = () => mustPlaceRow(ctx(), orderOf([{ product, quantity: 2 }]))
async function all(filters: object = {}): Promise<ExportedOrder[]> {
  const found: ExportedOrder[] = []
  for await (const order of await exportOrders(admin(), orderFilters.parse(filters))) found.push(order)
  return found
}
beforeAll(async () => {
  product = await addProduct(ctx(), { initialStock: 50, sku: 'EXPORT-1' })
})

test('has every order once, newest first, over many batches, and nobody’s secrets', async () => {
  const model = await place()
  const copies = sql`
    insert into orders (access_key, idempotency_key, request_hash, locale, email, first_name, last_name, phone,
      delivery_method, payment_method, subtotal_cents, delivery_cents, vat_cents, total_cents, status, created_at)
    select 'copy ' || n, 'copy ' || n, '', locale, email, first_name, last_name, phone, 'pickup', payment_method,
      subtotal_cents, delivery_cents, vat_cents, total_cents, 'returned', timestamptz '2025-01-01' + n % 7 * interval '1 us'
    from orders, generate_series(1, 1200) n where id = ${model.id}`
  await inTransaction(asShop(ctx()), (ctx) => ctx.db.execute(copies))
  const found = await all()
  expect(found).toHaveLength(1_201)
  expect(new Set(found.map(({ id }) => id)).size).toBe(1_201)
  expect(found[0]).toMatchObject({
    number: model.number,
    items: [{ sku: 'EXPORT-1', quantity: 2 }],
    paidCents: 0,
    refundedCents: 0,
    paidAt: null,
    documents: [],
  })
  expect(JSON.stringify(found[0])).not.toContain(model.accessKey)
  expect(await all({ status: 'pending' })).toHaveLength(1)
  expect(await all({ search: 'export-1' })).toHaveLength(1)
})

test('a paid order names its documents and the day on which the money came', async () => {
  const at = new Date('2031-03-15T22:30:00Z')
  const paid = await placePaid({ ...ctx(), now: () => at })
  const refundId = await mustRequest(admin(), everythingOf(paid))
  await settleRefund(admin(), { refundId, reference: 'FNB 31' })
  await pay({ ...ctx(), now: () => new Date('2031-03-20T08:00:00Z') }, paid, 5_000)
  const [found] = await all({ search: paid.number })
  expect(found).toMatchObject({ paidAt: at, documents: ['INV-000001', 'CN-000001'] })
})

test('the audit log says who took which', async () => {
  await exportOrders(admin(), orderFilters.parse({ status: 'shipped', search: 'Somchai' }))
  const entries = await inTransaction(asShop(ctx()), ({ db }) => db.select().from(auditLog))
  expect(entries.at(-1)).toMatchObject({
    actorId: ada.id,
    action: 'orders.exported',
    details: { status: 'shipped', search: 'Somchai', sort: 'newest' },
  })
})

test('refuses a stranger, a moderator, an admin who buys, and the shop itself', async () => {
  const moe = await addPerson(ctx(), { roles: ['moderator'] })
  for (const actor of [ctx().actor, asStaff(moe), ada.actor, { role: 'shop' }] as const) {
    const asking = exportOrders({ ...ctx(), actor }, orderFilters.parse({}))
    await expect(asking).rejects.toMatchObject({ code: 'forbidden' })
  }
})
