import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs, orders, products, reservations, users } from '#database/schema/index.ts'
import { DEMO_VOUCHER_CODE, seedGivenVouchers, seedSoldVouchers } from '#database/seed/orders/vouchers.ts'
import { checkBooks, listCheckRuns } from '#domain/base/checks/index.ts'
import { fillSettings } from '#domain/base/settings/index.ts'
import { expireBatches } from '#domain/catalog/inventory/index.ts'
import { countOpenContactThreads } from '#domain/customers/contact-threads/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getSales, getWork } from '#domain/orders/reports/index.ts'
import { listVouchers } from '#domain/orders/voucher-desk/index.ts'
import { listVouchersInput } from '#domain/orders/voucher-desk/schemas.ts'
import { countWaitingReviews, requestReviews } from '#domain/orders/reviews/index.ts'
import { getShopFacts } from '#domain/site/home/index.ts'
import { formatVoucherCode } from '#shared/orders/voucher-code.ts'
import { stockFaults } from '#tests/data/stock.ts'
import { newHome } from '#tests/helpers/shop-process.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { DEMO_PEOPLE, holdsDemoYear } from '../demo-accounts.ts'
import { DEMO_COMPANY, DEMO_DELIVERY } from '../demo-settings.ts'
import { demoVoucherCode } from '../demo-voucher.ts'
import { type DemoContents, fillDemo } from '../fill-demo.ts'

/** A demo's first start, and the context in which it is looked at. */
async function startDemo(contents: DemoContents) {
  const home = await newHome({ isEmpty: true })
  const database = await home.open()
  const ctx = testCtx(database)
  await fillSettings(ctx, { delivery: DEMO_DELIVERY, company: DEMO_COMPANY })
  const fill = () => fillDemo(ctx, { dataDir: home.settings['DATA_DIR'] ?? '', contents })
  await fill()
  return { ctx, fill, close: () => database.close() }
}

const asTheShop = <T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>) => inTransaction(asShop(ctx), read)

/** Rows that break a rule; there are none. */
const FAULTS = {
  'a VAT that is not its parts’': sql`
    select number from orders, lateral (select sum(vat_cents) as goods from order_items where order_id = orders.id) item
    where vat_cents <> item.goods + round(delivery_cents * vat_percent / (100 + vat_percent))`,
  'a step that does not follow the one before': sql`
    select order_id from (
      select order_id, from_status, lag(to_status) over (partition by order_id, subject order by created_at, id) as before
      from order_history) step
    where from_status is distinct from before`,
  'an order whose last step is another': sql`
    select number from orders where status <> (
      select to_status from order_history where order_id = orders.id and subject = 'order' order by id desc limit 1)`,
  'a jar packed from a batch that had expired, or later than one that expired sooner': sql`
    select packed.id from order_item_batches packed join batches on batches.id = packed.batch_id
    where best_before < packed.created_at::date`,
  'a review by somebody who had not got it': sql`
    select reviews.id from reviews where product_id is not null and not exists (
      select from order_items item join orders on orders.id = item.order_id
      where orders.id = reviews.order_id and item.product_id = reviews.product_id and orders.status = 'delivered'
        and lower(orders.email) = reviews.email and orders.updated_at < reviews.created_at + interval '1 day')`,
  'two parties at one table': sql`
    select one.reservation_id from reserved_tables one join reserved_tables other
      on other.table_id = one.table_id and other.reservation_id > one.reservation_id
      and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)`,
  'an event with more or fewer guests than seats taken': sql`
    select events.id from events join event_sign_ups on event_id = events.id and event_sign_ups.state = 'booked'
    group by events.id having sum(event_sign_ups.seats) <> seats_taken`,
  'something of tomorrow': sql`
    select id::text from orders where created_at > now() union all select id::text from reviews where created_at > now()
    union all select id::text from contact_messages where created_at > now()
    union all select id::text from reservations where created_at > now()`,
}

test('the year is true to the books, mails nobody, and leaves work for today', async () => {
  const { ctx, fill, close } = await startDemo('year')
  const [admin] = await asTheShop(ctx, ({ db }) =>
    db
      .select()
      .from(users)
      .where(sql`email = ${DEMO_PEOPLE.admin.email}`),
  )
  const staff: Ctx = { ...ctx, actor: { role: 'staff', id: admin?.id ?? '', isAdmin: true } }

  await checkBooks(staff)
  expect((await listCheckRuns(staff)).findings).toEqual([])
  const ids = await asTheShop(ctx, ({ db }) => db.select({ id: products.id }).from(products))
  expect(
    await stockFaults(
      ctx,
      ids.map(({ id }) => id),
    ),
  ).toEqual([])
  for (const [fault, statement] of Object.entries(FAULTS))
    expect(
      (await asTheShop(ctx, ({ db }) => db.execute<Record<string, unknown>>(statement))).rows,
      fault,
    ).toEqual([])

  expect(await requestReviews({ ...ctx, actor: { role: 'shop' } })).toBe(0)
  expect(await expireBatches({ ...ctx, actor: { role: 'shop' } })).toBe(0)
  expect(await asTheShop(ctx, ({ db }) => db.$count(jobs))).toBe(0)

  const { items, owed } = await listVouchers(staff, listVouchersInput.parse({}))
  expect(items).toHaveLength(seedGivenVouchers.length + seedSoldVouchers.length)
  expect(items.map(({ sentAt, card, leftCents }) => [sentAt !== null, card, leftCents])).toEqual([
    [false, 1, 75_000],
    [true, 2, 50_000],
    [true, 1, 56_500],
    [true, 1, 500_000],
    [true, 1, 18_000],
  ])
  expect(owed.reduce((cents, { owedCents }) => cents + owedCents, 0)).toBe(699_500)
  expect(await demoVoucherCode(ctx)).toBe(formatVoucherCode(DEMO_VOUCHER_CODE))

  const { queues, lowStock } = await getWork(staff, { language: 'en' })
  expect(queues.to_pack.count).toBeGreaterThanOrEqual(7)
  expect(queues.transfers.count).toBeGreaterThanOrEqual(4)
  expect(queues.money.count).toBeGreaterThanOrEqual(1)
  expect(lowStock.first.map(({ left }) => left)).toContain(0)
  expect(await countWaitingReviews(staff)).toBe(3)
  expect(await countOpenContactThreads(staff)).toBe(3)
  const { sum, bestSellers } = await getSales(staff, { language: 'th' })
  expect(sum.orders).toBeGreaterThan(25)
  expect(bestSellers).toHaveLength(5)
  expect((await getShopFacts(ctx, { language: 'en' })).batch?.code).toMatch(/^[A-Z]+-\d{6}$/)
  expect(await holdsDemoYear(ctx)).toBe(true)

  const count = () =>
    asTheShop(ctx, async ({ db }) => [
      await db.$count(orders),
      await db.$count(reservations),
      await db.$count(products),
    ])
  const before = await count()
  await fill()
  expect(await count()).toEqual(before)
  await close()
})

test('a demo that begins empty stays empty', async () => {
  const { ctx, fill, close } = await startDemo('nothing')
  await fill()
  const tables = sql`select (select count(*) from products) + (select count(*) from restaurant_tables)
    + (select count(*) from events) + (select count(*) from orders) as count`
  expect((await asTheShop(ctx, ({ db }) => db.execute<{ count: string }>(tables))).rows).toEqual([
    { count: '0' },
  ])
  expect(await asTheShop(ctx, ({ db }) => db.$count(users))).toBe(2)
  expect(await holdsDemoYear(ctx)).toBe(false)
  expect(await demoVoucherCode(ctx)).toBeUndefined()
  await close()
})
