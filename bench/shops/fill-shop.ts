import { asc, desc, eq, like, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { openDatabase } from '#database/open-database.ts'
import { orders, products } from '#database/schema/index.ts'
import { receiveStock } from '#domain/catalog/inventory/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { seedGeneratedProducts } from '#server/demo/seed-generated.ts'
import { generateOrders } from '#tests/data/many-orders.ts'
import { generateReservations } from '#tests/data/many-reservations.ts'
import { multiplyRows } from '#tests/data/multiply-rows.ts'
import { addPerson } from '#tests/data/people.ts'
import { asOwner } from '#tests/databases/as-owner.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { inBulk } from './in-bulk.ts'
import type { Plentiful } from './orders-of.ts'

/** Everything else is in proportion: four orders a customer, three lines an order, three entries of the audit log in ten orders. */
export const SIZES = {
  small: { products: 100, orders: 1_000, lastPage: 6 },
  large: { products: 100_000, orders: 1_000_000, lastPage: 200 },
} as const
export type Size = (typeof SIZES)[keyof typeof SIZES]
export const TABLES = 40
export const RESERVATIONS = 20_000

/** Products that are not copies of others. */
const ORIGINALS = 2_000
const ORDERED_PRODUCTS = 60
const KEYS = 500

/** A database of PostgreSQL, or the folder of PGlite's. */
export type Place = { url?: string; dataDir: string }

/** Addresses and sessions of a shop; the same in all copies of its database. */
export type Shop = {
  adminCookie: string
  /** The session of a customer with a hundred orders. */
  customerCookie: string
  customerId: string
  /** Keys in the links of some orders. */
  keys: string[]
  plentiful: Plentiful
  order: { id: string; number: string }
  product: { id: string; slug: string }
  lastPage: number
}

export const openShop = (place: Place) => openDatabase({ ...place, isPatient: true })

/** A visitor's context; sessions that begin in it belong to the address that the benches ask. */
export function benchCtx(database: Database): Ctx {
  const ctx = testCtx(database)
  const { client, shop } = ctx
  return {
    ...ctx,
    client: { ...client, host: '127.0.0.1' },
    shop: { ...shop, siteUrl: 'http://127.0.0.1' },
  }
}

/** Fills an empty database with a shop of that size. Its mails stay unsent: they are not measured. */
export async function fillShop(place: Place, size: Size): Promise<Shop> {
  const database = await openShop(place)
  const ctx = benchCtx(database)
  await seedGeneratedProducts(ctx, Math.min(size.products, ORIGINALS))
  await holdMailsBack(database)
  const [admin, customer] = [await addPerson(ctx, { roles: ['admin'] }), await addPerson(ctx)]
  const fill = async (database: Database) => {
    if (size.products > ORIGINALS) await copyProducts(database, size.products)
    await generateOrders(testCtx(database), size.orders, customer.id)
    await addTraces(database, size, admin.id)
  }
  if (place.url) await inBulk(place.url, fill)
  else await fill(database)
  await asOwner(
    database,
    'insert into customer_totals (customer_id) select id from customers on conflict do nothing',
  )
  await asOwner(database, 'do $$ begin perform sum_customer_totals(customer_id) from customer_totals; end $$')
  await generateReservations(ctx, { tables: TABLES, reservations: RESERVATIONS })
  const shop: Shop = {
    adminCookie: await cookieOf(ctx, admin),
    customerCookie: await cookieOf(ctx, customer),
    customerId: customer.id,
    ...(await inTransaction(asShop(ctx), readShop)),
    lastPage: size.lastPage,
  }
  await receiveStock(asShop(ctx), {
    lines: shop.plentiful.map(({ id }) => ({ productId: id, quantity: 1_000_000 })),
  })
  await asOwner(database, 'vacuum (analyze)')
  await database.close()
  return shop
}

/** Holds the jobs of mails, and the PDFs attached to them, for ever. */
async function holdMailsBack(database: Database): Promise<void> {
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

async function readShop({ db }: Ctx): Promise<Pick<Shop, 'keys' | 'plentiful' | 'order' | 'product'>> {
  const keys = await db.select({ key: orders.accessKey }).from(orders).limit(KEYS)
  const plentiful = await db
    .select({ id: products.id, priceCents: products.priceCents })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(asc(products.sortOrder), asc(products.id))
    .limit(ORDERED_PRODUCTS)
  const [order] = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .orderBy(desc(orders.createdAt))
    .limit(1)
  const [product] = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(like(products.sku, 'KR-G%'))
    .limit(1)
  if (!order || !product) throw new Error('the shop is empty')
  return { keys: keys.map(({ key }) => key), plentiful, order, product }
}

/** Adds copies of the generated products, with pictures and stock, until there are `count`. */
async function copyProducts(database: Database, count: number): Promise<void> {
  await multiplyRows(database, 'products', count - ORIGINALS, "sku like 'KR-G%'")
  await inTransaction(asShop(testCtx(database)), async ({ db }) => {
    await db.execute(sql`
      insert into product_images (product_id, position, name, alt, width, height)
      select copy.id, image.position, image.name, image.alt, image.width, image.height
      from products copy
      join products original on original.slug = regexp_replace(copy.slug, '-[0-9]+$', '')
      join product_images image on image.product_id = original.id`)
    await db.execute(sql`
      insert into inventory_movements (product_id, movement_type, quantity, reference_type)
      select id, 'in', stock_quantity, 'initial' from products
      where stock_quantity > 0 and not exists (select from inventory_movements where product_id = products.id)`)
    await db.execute(sql`
      insert into stock_levels (product_id, on_hand) select id, stock_quantity from products on conflict do nothing`)
  })
}

/** Adds what orders did to the stock, and staff's notes and deeds, and people in every state that lists filter by. */
async function addTraces(database: Database, { orders }: Size, adminId: string): Promise<void> {
  await inTransaction(asShop(testCtx(database)), async ({ db }) => {
    // Received before it was sold: the stock stays what it is.
    await db.execute(sql`
      insert into inventory_movements (product_id, movement_type, quantity, reference_type, reference_id, created_at)
      select product_id, 'out', -quantity, 'order', order_id, created_at
      from order_items join orders on orders.id = order_id
      union all
      select product_id, 'in', sum(quantity), 'receipt', gen_random_uuid(), now() - interval '2 years'
      from order_items group by product_id`)
    await db.execute(sql`
      update stock_levels set on_hand = on_hand + ordered.quantity
      from (
        select product_id, sum(quantity)::int as quantity from order_items join orders on orders.id = order_id
        where status in ('pending', 'confirmed') group by product_id
      ) ordered where ordered.product_id = stock_levels.product_id`)
    await db.execute(sql`
      insert into order_notes (order_id, author_id, text, created_at)
      select id, ${adminId}::uuid, 'Call before delivery', created_at from orders where hashtext(id::text) % 100 = 0`)
    await db.execute(sql`
      insert into audit_log (actor_id, action, subject_id, details, changes, created_at)
      select ${adminId}::uuid, case n % 3 when 0 then 'product.changed' when 1 then 'order.deleted' else 'account.updated' end,
        overlay(overlay(md5('customer ' || n % 200) placing '4' from 13) placing '8' from 17)::uuid,
        jsonb_build_object('reason', 'Reason No. ' || n % 1000),
        jsonb_build_object('priceCents', jsonb_build_array(n, n + 100)), now() - n * interval '1 minute'
      from generate_series(1, ${orders * 0.3}::int) n`)
    await db.execute(sql`
      update customers set marketing_consent = true where hashtext(id::text) % 3 = 0`)
    await db.execute(sql`
      insert into mail_consents (email, topic, is_given, language, source, changed_at)
      select users.email, 'newsletter', true, users.locale, 'import', now()
      from users join customers on customers.id = users.id where marketing_consent`)
    const isUnverified = sql`hashtext(id::text) % 20 = 0`
    const isLocked = sql`hashtext(id::text) % 1000 = 1`
    await db.execute(sql`
      update users set email_confirmed_at = case when ${isUnverified} then null else email_confirmed_at end,
        locked_at = case when ${isLocked} then now() end
      where email like 'buyer-%' and (${isUnverified} or ${isLocked})`)
  })
}
