import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { checkBooks } from '#domain/base/checks/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { seedGeneratedProducts } from '#server/demo/seed-generated.ts'
import { addPerson } from '#tests/data/people.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { asOwner } from '#tests/databases/as-owner.ts'
import { generateOrders } from '#tests/data/many-orders.ts'
import { type OfficePage, readOfficePages } from './office-pages.ts'

/** A small shop, and one as large as the office has to bear. */
export const OFFICE_SIZES = {
  few: { orders: 1_000, products: 200, customers: 500, movements: 10_000, auditEntries: 3_000 },
  many: {
    orders: 100_000,
    products: 20_000,
    customers: 50_000,
    movements: 1_000_000,
    auditEntries: 300_000,
  },
} as const
export type OfficeSize = (typeof OFFICE_SIZES)['few' | 'many']

export type Office = {
  /** The session of an admin. */
  cookie: string
  pages: OfficePage[]
  /** The time that the check of the books takes. */
  checkMs: number
}

/** Fills an empty database with a shop of that size. */
export async function prepareOffice(database: Database, size: OfficeSize): Promise<Office> {
  const ctx = officeCtx(database)
  const admin = await addPerson(ctx, { roles: ['admin'] })
  await fill(database, ctx, size, admin.id)
  const started = performance.now()
  await checkBooks(asShop(ctx))
  const checkMs = performance.now() - started
  return { cookie: await cookieOf(ctx, admin), pages: await readOfficePages(ctx, admin.id), checkMs }
}

/** Sessions belong to the address that the benches ask. */
function officeCtx(database: Database): Ctx {
  const ctx = testCtx(database)
  return {
    ...ctx,
    client: { ...ctx.client, host: '127.0.0.1' },
    shop: { ...ctx.shop, siteUrl: 'http://127.0.0.1' },
  }
}

async function fill(database: Database, ctx: Ctx, size: OfficeSize, faithfulId: string): Promise<void> {
  await seedGeneratedProducts(ctx, size.products)
  await generateOrders(ctx, size.orders, faithfulId)
  await inTransaction(asShop(ctx), async ({ db }) => {
    await db.execute(sql`
      insert into users (id, email, email_confirmed_at, locale)
      select md5('looker ' || n)::uuid, 'looker-' || n || '@example.com', now(), 'en'
      from generate_series(1, ${size.customers}::int - (select count(*)::int from customers)) n`)
    await db.execute(sql`
      insert into customers (id, first_name, last_name)
      select md5('looker ' || n)::uuid, 'Looker', 'No. ' || n
      from generate_series(1, ${size.customers}::int - (select count(*)::int from customers)) n`)
    // In and out by turns, so that the stock stays what it is.
    await db.execute(sql`
      with goods as (
        select id, row_number() over (order by id) - 1 as i from products
      )
      insert into inventory_movements (product_id, movement_type, quantity, reference_type, created_at)
      select goods.id, case n % 2 when 0 then 'in' else 'out' end, case n % 2 when 0 then 1 else -1 end, 'order',
        now() - n * interval '1 minute'
      from generate_series(0, ${size.movements}::int - 1) n
      join goods on goods.i = (n / 2) % (select count(*) from products)`)
  })
  await fillBooks(ctx, size, faithfulId)
  await asOwner(database, 'vacuum (analyze)')
}

/** Writes staff's notes and deeds, and people in every state that the list of customers filters by. */
async function fillBooks(ctx: Ctx, { auditEntries }: OfficeSize, adminId: string): Promise<void> {
  await inTransaction(asShop(ctx), async ({ db }) => {
    await db.execute(sql`
      insert into audit_log (actor_id, action, subject_id, details, changes, created_at)
      select ${adminId}::uuid, case n % 3 when 0 then 'product.changed' when 1 then 'order.deleted' else 'account.updated' end,
        overlay(overlay(md5('customer ' || n % 200) placing '4' from 13) placing '8' from 17)::uuid, jsonb_build_object('reason', 'Reason No. ' || n % 1000),
        jsonb_build_object('priceCents', jsonb_build_array(n, n + 100)), now() - (${auditEntries}::int - n) * interval '1 minute'
      from generate_series(1, ${auditEntries}::int) n`)
    await db.execute(sql`
      insert into order_notes (order_id, author_id, text, created_at)
      select id, ${adminId}::uuid, 'Call before delivery', created_at from orders where hashtext(id::text) % 100 = 0`)
    await db.execute(sql`
      update customers set marketing_consent = true where hashtext(id::text) % 3 = 0`)
    await db.execute(sql`
      insert into mail_consents (email, topic, is_given, language, source, changed_at)
      select users.email, 'newsletter', true, users.locale, 'import', now()
      from users join customers on customers.id = users.id where marketing_consent`)
    await db.execute(sql`
      update users set email_confirmed_at = null where id <> ${adminId}::uuid and hashtext(id::text) % 20 = 0`)
    await db.execute(sql`
      update users set locked_at = now() where id <> ${adminId}::uuid and hashtext(id::text) % 1000 = 1`)
  })
}
