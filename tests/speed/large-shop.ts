import { generateOrders } from '#tests/data/many-orders.ts'
import { generateReservations } from '#tests/data/many-reservations.ts'
import { multiplyRows } from '#tests/data/multiply-rows.ts'
import { addRowsOfAll } from '#tests/data/rows-of-all.ts'
import { asOwner } from '#tests/databases/as-owner.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import type { TestDatabase } from '#tests/helpers/test-database.ts'

const ROWS = 20_000

/** Tables that grow with each visit and order, beside orders and reservations, or are long in a large shop. */
const GROWING = [
  'products',
  'recipes',
  'former_slugs',
  'discount_codes',
  'carts',
  'sessions',
  'challenges',
  'known_devices',
  'mail_links',
  'jobs',
  'audit_log',
]

/** A barcode has a check digit, which its copies would not have. */
const CONDITIONS: Record<string, string> = { products: 'barcode is null' }

/** Makes the demo shop one with 20,000 products, recipes, orders, reservations, sessions, jobs and the like. */
export async function enlarge(shop: TestDatabase): Promise<void> {
  const { ann } = await addRowsOfAll(testCtx(shop))
  for (const table of ['reservations', 'table_combinations', 'restaurant_tables'])
    await asOwner(shop, `delete from ${table}`)
  // Without triggers and foreign keys, which take most of the time.
  await setForAll(shop, 'session_replication_role = replica')
  const quick = await shop.openAgain()
  const ctx = testCtx(quick)
  await generateReservations(ctx, { tables: 40, reservations: ROWS })
  for (const table of GROWING) await multiplyRows(quick, table, ROWS, CONDITIONS[table])
  // The home page shows all that are featured, which are few in any shop.
  await asOwner(shop, `update products set is_featured = false where slug ~ '-[0-9]+$'`)
  // A trigger would have.
  await asOwner(
    shop,
    `insert into stock_levels (product_id, on_hand) select id, stock_quantity from products on conflict do nothing`,
  )
  await generateOrders(ctx, ROWS, ann.id)
  await asOwner(
    shop,
    `insert into buyer_texts (email, text)
     select distinct lower(email), buyer_text(email, first_name, last_name, phone, street, suburb, city, postal_code,
       company, vat_number) from orders`,
  )
  await asOwner(
    shop,
    `update customers set search_text = guest_text(fullname, (select email from users where users.id = customers.id),
      coalesce(phone, ''))`,
  )
  await quick.close()
  await setForAll(shop, 'session_replication_role = origin')
  await asOwner(shop, 'vacuum (analyze)')
}

/** Sets a parameter for all connections that are opened from now on. */
export async function setForAll(shop: TestDatabase, setting: string): Promise<void> {
  const { rows } = await shop.pool.query<{ name: string }>('select current_database() as name')
  await asOwner(shop, `alter database ${rows[0]?.name} set ${setting}`)
}
