import { randomUUID } from 'node:crypto'
import { DrizzleQueryError, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { seedEvents } from '#database/seed/restaurant/events/index.ts'
import { seedIngredients } from '#database/seed/recipes/ingredients/index.ts'
import { seedDishes } from '#database/seed/restaurant/menu/index.ts'
import { seedRecipes } from '#database/seed/recipes/index.ts'
import { asStaff, type TestPerson } from '#tests/data/people.ts'
import { statement, WRITES } from '#tests/databases/plain-statements.ts'
import { addRowsOfAll } from '#tests/data/rows-of-all.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { carts, customers, sessions, userRoles } from './schema/index.ts'

const shop = useTestDatabase()
let ann: TestPerson
let ben: TestPerson
let moe: TestPerson
let ada: TestPerson
let guestKey = ''
let hiddenKey = ''

/** `isAdmin` is only for pages; the database checks its own table, so here it always has the wrong value. */
const actors = {
  visitor: () => ({ role: 'visitor' }),
  'visitor with the key of an order': () => ({ role: 'visitor', orderKey: guestKey }),
  'visitor with the key of a hidden order': () => ({ role: 'visitor', orderKey: hiddenKey }),
  'customer Ann': () => ann.actor,
  'customer Ann with the key of an order': () => ({ ...ann.actor, orderKey: guestKey }),
  'customer without anything': () => ({ role: 'customer', id: randomUUID() }),
  'an admin who buys': () => ada.actor,
  'moderator Moe': () => asStaff(moe, true),
  'admin Ada': () => asStaff(ada, false),
  'staff whose role was taken': () => ({ role: 'staff', id: ben.id, isAdmin: true }),
  shop: () => ({ role: 'shop' }),
} satisfies Record<string, () => Actor>
type ActorName = keyof typeof actors
const actorNames = Object.keys(actors) as ActorName[]

const as = (name: ActorName): Ctx => testCtx(shop(), { actor: actors[name]() })

beforeAll(async () => {
  ;({ ann, ben, moe, ada, guestKey, hiddenKey } = await addRowsOfAll(testCtx(shop())))
})

const NONE = 'permission denied'
type Count = number | typeof NONE
type Visible = Record<ActorName, Count>
/** The rows that each kind of actor sees; `others` lists actors who see something else. */
function visible(
  [visitors, customersSee, staff, shop]: [Count, Count, Count, Count],
  others: Partial<Visible> = {},
): Visible {
  return {
    visitor: visitors,
    'visitor with the key of an order': visitors,
    'visitor with the key of a hidden order': visitors,
    'customer Ann': customersSee,
    'customer Ann with the key of an order': customersSee,
    'customer without anything': customersSee,
    'an admin who buys': customersSee,
    'moderator Moe': staff,
    'admin Ada': staff,
    'staff whose role was taken': staff,
    shop,
    ...others,
  }
}
/** For tables with `each` rows per order: one of the four orders is hidden from everybody but staff and the shop. */
const ofOrders = (each: number) =>
  visible([0, 0, 4 * each, 4 * each], {
    'visitor with the key of an order': each,
    'customer Ann': each,
    'customer Ann with the key of an order': 2 * each,
  })
const anns = { 'customer Ann': 1, 'customer Ann with the key of an order': 1 }
const own = { ...anns, 'an admin who buys': 1 }

const withDraft = (shown: number) => visible([shown, shown, shown + 1, shown + 1])
const INGREDIENTS = seedIngredients.length + 1

/** The number of rows of each table that each actor sees. A new table must be added here. */
const VISIBLE: Record<string, Visible> = {
  products: visible([21, 21, 23, 23]),
  product_counts: visible([14, 14, 16, 16]),
  product_names: visible([NONE, NONE, 23, 23]),
  buyer_texts: visible([NONE, NONE, 1, 1]),
  former_slugs: visible([1, 1, 1, 1]),
  offers: visible([1, 1, 1, 1]),
  price_history: visible([1, 1, 1, 1]),
  product_imports: visible([NONE, NONE, NONE, 1]),
  product_import_rows: visible([NONE, NONE, NONE, 1]),
  product_images: visible([53, 53, 53, 53]),
  categories: visible([3, 3, 4, 4]),
  ingredients: visible([INGREDIENTS, INGREDIENTS, INGREDIENTS, INGREDIENTS]),
  recipes: withDraft(seedRecipes.length),
  recipe_lines: withDraft(seedRecipes.flatMap(({ lines }) => lines).length),
  recipe_steps: withDraft(seedRecipes.flatMap(({ steps }) => steps).length),
  recipe_favourites: visible([NONE, 0, NONE, 0]),
  addresses: visible([NONE, 0, NONE, 0]),
  dishes: withDraft(seedDishes.length),
  dish_products: withDraft(seedDishes.flatMap(({ products }) => products).length),
  restaurant_tables: visible([NONE, NONE, 4, 4]),
  table_combinations: visible([NONE, NONE, 1, 1]),
  combined_tables: visible([NONE, NONE, 2, 2]),
  service_days: visible([NONE, NONE, 1, 1]),
  close_outs: visible([NONE, NONE, 1, 1]),
  guest_notes: visible([NONE, NONE, 0, 0]),
  reservations: visible([NONE, 0, 2, 2], anns),
  reserved_tables: visible([NONE, NONE, 2, 2]),
  table_waitlist: visible([NONE, 0, 1, 1], anns),
  events: withDraft(seedEvents.length),
  event_sign_ups: visible([NONE, NONE, 1, 1]),
  event_messages: visible([NONE, NONE, 1, 1]),
  former_recipe_slugs: visible([1, 1, 1, 1]),
  contact_threads: visible([NONE, NONE, 0, 0]),
  contact_messages: visible([NONE, NONE, 0, 0]),
  // One is shown, one waits.
  reviews: visible([1, 1, 2, 2]),
  review_requests: visible([NONE, NONE, NONE, 0]),
  exchange_rates: visible([0, 0, 0, 0]),
  orders: ofOrders(1),
  couriers: visible([NONE, NONE, 0, 0]),
  order_changes: ofOrders(1),
  statement_lines: visible([NONE, NONE, 0, 0]),
  order_notes: visible([NONE, NONE, 0, 0]),
  order_items: ofOrders(1),
  order_sets: ofOrders(0),
  set_parts: visible([0, 0, 0, 0]),
  order_history: ofOrders(2),
  tax_documents: ofOrders(1),
  document_counters: visible([NONE, NONE, NONE, 2]),
  parcels: visible([NONE, NONE, 0, 0]),
  parcel_lines: visible([NONE, NONE, 0, 0]),
  parcel_claims: visible([NONE, NONE, 0, 0]),
  payment_notifications: visible([NONE, NONE, 1, 1]),
  payments: ofOrders(1),
  refunds: ofOrders(1),
  refund_lines: ofOrders(1),
  return_requests: visible([NONE, NONE, 0, 0]),
  return_lines: visible([NONE, NONE, 0, 0]),
  vouchers: visible([NONE, NONE, 0, 0]),
  voucher_entries: visible([NONE, NONE, 0, 0]),
  daily_sales: visible([NONE, NONE, 1, 1]),
  daily_product_sales: visible([NONE, NONE, 1, 1]),
  discount_codes: visible([NONE, NONE, 0, 1], { 'admin Ada': 1 }),
  users: visible([NONE, 0, 4, 4], own),
  customers: visible([NONE, 0, 4, 4], own),
  user_roles: visible([NONE, 0, 0, 2], { 'an admin who buys': 1, 'moderator Moe': 1, 'admin Ada': 2 }),
  customer_totals: visible([NONE, NONE, 4, 4]),
  customer_notes: visible([NONE, NONE, 1, 1]),
  mail_consent_events: visible([NONE, NONE, NONE, 1]),
  mail_consents: visible([NONE, NONE, NONE, 1]),
  newsletter_subscriptions: visible([NONE, NONE, NONE, 1]),
  mail_bounces: visible([NONE, NONE, NONE, 1]),
  newsletters: visible([NONE, NONE, NONE, 3]),
  newsletter_deliveries: visible([NONE, NONE, NONE, 1]),
  restock_requests: visible([NONE, NONE, NONE, 0]),
  sessions: visible([NONE, 0, NONE, 2], anns),
  carts: visible([NONE, 0, NONE, 2], anns),
  challenges: visible([NONE, NONE, NONE, 2]),
  known_devices: visible([NONE, NONE, NONE, 2]),
  mail_links: visible([NONE, NONE, NONE, 2]),
  password_history: visible([NONE, NONE, NONE, 4]),
  audit_log: visible([NONE, NONE, 0, 1], { 'admin Ada': 1 }),
  security_events: visible([NONE, NONE, 0, 1], { 'admin Ada': 1 }),
  // 17 seeded products and their two sizes have stock, and so does the test's own; four orders were placed, each with two mails.
  inventory_movements: visible([NONE, NONE, 24, 24]),
  stock_levels: visible([NONE, NONE, 23, 23]),
  // Nothing was delivered in batches.
  batches: visible([0, 0, 0, 0]),
  order_item_batches: visible([NONE, NONE, 0, 0]),
  stocktakes: visible([NONE, NONE, 0, 0]),
  stocktake_lines: visible([NONE, NONE, 0, 0]),
  browser_errors: visible([NONE, NONE, 0, 0]),
  unanswered_questions: visible([NONE, NONE, 0, 0]),
  backup_runs: visible([NONE, NONE, 0, 0]),
  saved_answers: visible([NONE, NONE, 0, 0]),
  check_runs: visible([NONE, NONE, 0, 0]),
  vitals: visible([NONE, NONE, 0, 0]),
  catalog_reads: visible([NONE, NONE, 0, 0]),
  server_products: visible([NONE, NONE, 0, 0]),
  jobs: visible([NONE, NONE, NONE, 9]),
  mails: visible([NONE, NONE, NONE, 1]),
  // Three orders of customers have two each, that of a guest three.
  hold_keys: visible([NONE, NONE, NONE, 9]),
  guest_keys: visible([NONE, NONE, NONE, 1]),
  rate_limits: visible([0, NONE, NONE, NONE]),
  settings: visible([12, 12, 12, 12]),
}

async function outcome<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T | typeof NONE> {
  try {
    return await inTransaction(ctx, work)
  } catch (error) {
    const cause =
      error instanceof DrizzleQueryError ? (error.cause as { code?: string } | undefined) : undefined
    if (cause?.code === '42501') return NONE
    throw error
  }
}

const rowsOf = (table: string) => async (ctx: Ctx) => {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? -1
}

test('every table is listed here, and has row security', async () => {
  const { rows } = await shop().db.execute<{ name: string; secured: boolean }>(
    sql`select relname as name, relrowsecurity as secured from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  expect(rows.map((row) => row.name)).toEqual(Object.keys(VISIBLE).toSorted())
  // Counters of requests under keyed hashes: written and read before the actor is known.
  expect(rows.filter((row) => !row.secured).map((row) => row.name)).toEqual(['rate_limits'])
})

describe.each(actorNames)('%s', (actor) => {
  test.each(Object.keys(VISIBLE))('sees only the allowed rows of %s', async (table) => {
    expect(await outcome(as(actor), rowsOf(table))).toBe(VISIBLE[table]?.[actor])
  })
})

const powerless = actorNames.filter((actor) => actor !== 'shop')
describe.each(powerless)('%s', (actor) => {
  const isCustomer = actor.includes('customer') || actor === 'an admin who buys'
  const tables = Object.keys(VISIBLE).filter(
    (table) =>
      table !== 'rate_limits' && !(isCustomer && (table === 'carts' || table === 'recipe_favourites')),
  )
  test.each(tables)('cannot insert, update or delete in %s', async (table) => {
    for (const write of WRITES) {
      const done = await outcome(as(actor), async (ctx) => {
        await ctx.db.execute(statement(write, table))
        return 'done'
      })
      expect(`${write}: ${done}`).toBe(`${write}: ${NONE}`)
    }
  })

  test.each([
    ['users', 'password_hash'],
    ['users', 'is_demo'],
    ['sessions', 'token_hash'],
    ['sessions', 'host'],
    ['challenges', 'code_hash'],
    ['challenges', 'new_password_hash'],
    ['known_devices', 'token_hash'],
    ['mail_links', 'token_hash'],
    ['password_history', 'password_hash'],
  ])('cannot read %s.%s or filter by it', async (table, column) => {
    const [from, secret] = [sql.identifier(table), sql.identifier(column)]
    for (const query of [
      sql`select ${secret} from ${from}`,
      sql`select * from ${from}`,
      sql`select count(*) from ${from} where ${secret} is not null`,
    ]) {
      expect(await outcome(as(actor), (ctx) => ctx.db.execute(query))).toBe(NONE)
    }
  })

  const isStaff = ['moderator Moe', 'admin Ada', 'staff whose role was taken'].includes(actor)
  test.each([
    ['reviews', 'email'],
    ['reviews', 'customer_id'],
    ['reviews', 'order_id'],
    ['reviews', 'reason'],
    ['batches', 'received_quantity'],
    ['order_history', 'actor_id'],
    ['order_history', 'actor_role'],
    ['order_history', 'reason'],
    ['order_changes', 'actor_id'],
    ['order_changes', 'actor_role'],
    ['order_changes', 'reason'],
    ['payments', 'reference'],
    ['payments', 'problem'],
    ['payments', 'recorded_by'],
    ['payments', 'reason'],
    ['refunds', 'reason'],
    ['refunds', 'reference'],
    ['refunds', 'explanation'],
    ['refunds', 'requested_by'],
    ['refund_lines', 'restocks'],
  ])(`${isStaff ? 'can' : 'cannot'} read %s.%s`, async (table, column) => {
    const [from, inner] = [sql.identifier(table), sql.identifier(column)]
    for (const query of [
      sql`select ${inner} from ${from}`,
      sql`select * from ${from}`,
      sql`select count(*) from ${from} where ${inner} is not null`,
    ]) {
      const read = await outcome(as(actor), (ctx) => ctx.db.execute(query))
      expect(read === NONE).toBe(!isStaff)
    }
  })

  test('cannot make themselves an admin', async () => {
    for (const role of ['admin', 'moderator'] as const) {
      const taken = outcome(as(actor), (ctx) =>
        ctx.db.insert(userRoles).values({ userId: ann.id, role }).onConflictDoNothing(),
      )
      expect(await taken).toBe(NONE)
    }
  })
})

describe('a customer', () => {
  /** Counts the rows that a change would affect; it is rolled back. */
  const touched = async (name: ActorName, change: ReturnType<typeof sql>): Promise<Count> => {
    const result = await outcome(as(name), async (ctx) => {
      const { rows } = await ctx.db.execute<{ one: number }>(sql`${change} returning 1 as one`)
      return { ok: false, rows: rows.length }
    })
    return result === NONE ? NONE : result.rows
  }

  test('changes only their own name and phone', async () => {
    const change = sql`update customers set first_name = 'X', last_name = 'Y', phone = '1', updated_at = now()`
    expect(await touched('customer Ann', change)).toBe(1)
    expect(await touched('customer without anything', change)).toBe(0)
    expect(await touched('moderator Moe', change)).toBe(NONE)
    expect(await touched('visitor', change)).toBe(NONE)
    expect(await touched('customer Ann', sql`update customers set phone = '1' where id = ${ben.id}`)).toBe(0)
    for (const column of ['id', 'created_at', 'fullname', 'search_text', 'marketing_consent']) {
      const name = sql.identifier(column)
      expect(await touched('customer Ann', sql`update customers set ${name} = default`)).toBe(NONE)
    }
  })

  test('changes only their own cart', async () => {
    expect(await touched('customer Ann', sql`update carts set lines = 'x'`)).toBe(1)
    expect(await touched('customer Ann', sql`delete from carts`)).toBe(1)
    expect(await touched('customer Ann', sql`delete from carts where customer_id = ${ben.id}`)).toBe(0)
    const foreign = sql`insert into carts (customer_id, lines) values (${moe.id}, 'x')`
    expect(await touched('customer Ann', foreign)).toBe(NONE)
    expect(await touched('customer Ann', sql`update carts set customer_id = ${moe.id}`)).toBe(NONE)
    const overBens = sql`insert into carts (customer_id, lines) values (${ben.id}, 'x')
      on conflict (customer_id) do update set lines = 'x'`
    expect(await touched('customer Ann', overBens)).toBe(NONE)
    expect(await touched('an admin who buys', sql`update carts set lines = 'x'`)).toBe(0)
  })

  test('sees nobody else’s rows', async () => {
    const seen = await inTransaction(as('customer Ann'), async (ctx) => ({
      customers: (await ctx.db.select({ id: customers.id }).from(customers)).map(({ id }) => id),
      sessions: (await ctx.db.select({ id: sessions.userId }).from(sessions)).map(({ id }) => id),
      carts: (await ctx.db.select({ id: carts.customerId }).from(carts)).map(({ id }) => id),
    }))
    expect(seen).toEqual({ customers: [ann.id], sessions: [ann.id], carts: [ann.id] })
  })
})

test('the table decides at that moment who is an admin', async () => {
  const seenByMoe = () => outcome(as('moderator Moe'), rowsOf('audit_log'))
  const promoted = { userId: moe.id, role: 'admin' as const }
  expect(await seenByMoe()).toBe(0)
  await inTransaction(as('shop'), (ctx) => ctx.db.insert(userRoles).values(promoted))
  expect(await seenByMoe()).toBe(1)
  const isPromotion = sql`${eq(userRoles.userId, moe.id)} and ${eq(userRoles.role, 'admin')}`
  await inTransaction(as('shop'), (ctx) => ctx.db.delete(userRoles).where(isPromotion))
  expect(await seenByMoe()).toBe(0)
})

const APPEND_ONLY = [
  'inventory_movements',
  'audit_log',
  'order_history',
  'refund_lines',
  'parcels',
  'parcel_lines',
  'return_lines',
  'customer_notes',
  'event_messages',
  'voucher_entries',
]
const KEPT = [
  'dishes',
  'events',
  'discount_codes',
  'offers',
  'price_history',
  'orders',
  'order_items',
  'order_sets',
  'payments',
  'refunds',
  'return_requests',
  'vouchers',
  'parcel_claims',
  'customers',
  'batches',
  'order_item_batches',
  'stock_levels',
  'stocktakes',
  'stocktake_lines',
  'products',
  'mails',
]

test.each([...APPEND_ONLY, ...KEPT, 'customer_totals'])(
  'not even the shop deletes from %s',
  async (table) => {
    expect(await outcome(as('shop'), (ctx) => ctx.db.execute(statement('delete', table)))).toBe(NONE)
  },
)

test.each([...APPEND_ONLY, 'password_history', 'mail_consent_events'])('%s is append-only', async (table) => {
  expect(await outcome(as('shop'), (ctx) => ctx.db.execute(statement('update', table)))).toBe(NONE)
})

test('a wrong key shows nothing, and neither does an empty one', async () => {
  for (const orderKey of ['', 'x', `${guestKey}x`, guestKey.slice(1), '%']) {
    const ctx = testCtx(shop(), { actor: { role: 'visitor', orderKey } })
    expect(await inTransaction(ctx, rowsOf('orders'))).toBe(0)
    expect(await inTransaction(ctx, rowsOf('order_items'))).toBe(0)
  }
})

test('neither its owner with the key nor a guest sees any part of a hidden order', async () => {
  for (const actor of [
    { role: 'visitor', orderKey: hiddenKey },
    { ...ann.actor, orderKey: hiddenKey },
  ] as const) {
    const ctx = testCtx(shop(), { actor })
    const mine = actor.role === 'customer' ? 1 : 0
    expect(await inTransaction(ctx, rowsOf('orders'))).toBe(mine)
    expect(await inTransaction(ctx, rowsOf('order_items'))).toBe(mine)
    expect(await inTransaction(ctx, rowsOf('order_history'))).toBe(2 * mine)
    expect(await inTransaction(ctx, rowsOf('payments'))).toBe(mine)
  }
})

test('a statement prepared by one role shows another role only what that one may see', async () => {
  const count = async (ctx: Ctx) => {
    const { rows } = await ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from orders where quote_literal(${'x'}) <> ''`,
    )
    return rows[0]?.count
  }
  // Often enough, on every connection, for PostgreSQL to cache a plan.
  for (let round = 0; round < 8; round += 1) {
    const seen = await Promise.all(
      (['shop', 'visitor', 'customer Ann', 'visitor with the key of an order'] as const).map((actor) =>
        inTransaction(as(actor), count),
      ),
    )
    expect(seen).toEqual([4, 0, 1, 1])
  }
})
