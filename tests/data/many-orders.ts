import { type SQL, sql } from 'drizzle-orm'
import type { TaxDocumentKind } from '#shared/orders/tax-document.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'

const BATCH = 50_000
/** Orders of the one customer who has many, however many orders there are. */
const OF_FAITHFUL = 100
const PER_CUSTOMER = 4

/**
 * Writes `count` orders of the last two years into an empty order book: one to five lines each, with their steps,
 * payments, refunds and documents. Most customers have a few each, `faithfulId` has 100; every fifth order is a guest's.
 */
export async function generateOrders(ctx: Ctx, count: number, faithfulId: string): Promise<void> {
  const shop = asShop(ctx)
  await inTransaction(shop, (ctx) => ctx.db.execute(insertUsers(count)))
  await inTransaction(shop, (ctx) => ctx.db.execute(insertCustomers(count)))
  for (let first = 1; first <= count; first += BATCH) {
    const batch = { first, last: Math.min(first + BATCH - 1, count), count, faithfulId }
    await inTransaction(shop, async (ctx) => {
      for (const statement of [insertOrders(batch), ...insertTraces(batch)]) await ctx.db.execute(statement)
    })
  }
}

type Batch = { first: number; last: number; count: number; faithfulId: string }

/** A UUID as pages expect it: of version 4, and of the usual variant. */
const uuidOf = (text: SQL) =>
  sql`overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`
const orderId = (n: SQL) => uuidOf(sql`'order ' || ${n}`)
const customerId = (n: SQL) => uuidOf(sql`'customer ' || ${n}`)
const customers = (count: number) => sql`generate_series(1, ${Math.ceil(count / PER_CUSTOMER)}::int) n`

function insertUsers(count: number): SQL {
  return sql`
    insert into users (id, email, email_confirmed_at, locale)
    select ${customerId(sql`n`)}, 'buyer-' || n || '@example.com', now(), case when n % 3 = 0 then 'th' else 'en' end
    from ${customers(count)}`
}

function insertCustomers(count: number): SQL {
  return sql`
    insert into customers (id, first_name, last_name, phone)
    select ${customerId(sql`n`)}, 'Buyer', 'No. ' || n, '+27215550142' from ${customers(count)}`
}

/** Inserts orders, oldest first. Those of the last few days are unpaid or under way; most others were delivered. */
function insertOrders({ first, last, count, faithfulId }: Batch): SQL {
  const newest = (part: number) => sql`n > ${count - Math.ceil(count / part)}::int`
  const status = sql`case
    when ${newest(200)} then 'pending'
    when ${newest(50)} then (array['confirmed', 'processing', 'shipped'])[1 + n % 3]
    when n % 100 < 5 then 'cancelled' when n % 100 < 9 then 'expired' when n % 100 = 9 then 'returned'
    else 'delivered' end`
  const buyer = sql`case
    when n % ${Math.max(1, count / OF_FAITHFUL)}::int = 0 then ${faithfulId}::uuid
    when n % 5 = 1 then null
    else ${customerId(sql`(1 + n % ${Math.ceil(count / PER_CUSTOMER)}::int)`)} end`
  return sql`
    with goods as (
      select id, name, sku, price_cents, row_number() over (order by sku) - 1 as i from products
    ), lines as (
      select n, j, goods.*, 1 + (n + j) % 3 as quantity, price_cents * (1 + (n + j) % 3) as total
      from generate_series(${first}::int, ${last}::int) n
      cross join lateral generate_series(1, 1 + abs(hashint4(n)) % 5) j
      -- One value to compare with, so that the join is a hash join however many products there are.
      join goods on goods.i = (n * 7 + j * 13) % (select count(*) from products)
    ), priced as (
      select *, round(total * 15 / 115.0)::int as vat from lines
    ), steps as (
      select n, sum(total)::int as subtotal, sum(vat)::int as vat, ${status} as status, ${buyer} as buyer,
        string_agg((name ->> 'en') || ' ' || (name ->> 'th') || ' ' || sku, E'\\n' order by j) as goods,
        now() - (${count}::int - n) * interval '2 years' / ${count}::int as placed
      from priced group by n
    ), placed as (
      insert into orders (id, access_key, idempotency_key, request_hash, customer_id, status, payment_status, locale,
        email, first_name, last_name, phone, delivery_method, street, city, province, postal_code, payment_method,
        subtotal_cents, delivery_cents, vat_cents, total_cents, goods, created_at, updated_at)
      select ${orderId(sql`n`)}, left(md5('key ' || n) || md5('more ' || n), 43), 'generated-' || n, '', buyer, status,
        case when status = 'pending' then 'pending' when status in ('cancelled', 'expired') then 'cancelled'
          when status = 'returned' then 'refunded' else 'paid' end,
        case when n % 3 = 0 then 'th' else 'en' end,
        'buyer-' || n || '@example.com', 'Buyer', 'No. ' || n, '+27215550142', 'courier', n || ' Long Street',
        'Cape Town', 'WC', '8001', case when n % 2 = 0 and status <> 'pending' then 'payfast' else 'bank_transfer' end,
        subtotal, 7500, vat + 978, subtotal + 7500, goods, placed, placed
      from steps order by n
    )
    insert into order_items
      (order_id, position, product_id, name, sku, quantity, unit_price_cents, total_cents, vat_class, vat_cents)
    select ${orderId(sql`n`)}, j, id, name, sku, quantity, price_cents, total, 'standard', vat from priced`
}

/** Inserts what belongs to the orders: steps, payments, notifications of payments, refunds, invoices, credit notes. */
function insertTraces({ first, last }: Batch): SQL[] {
  const batch = sql`(select orders.*, n from generate_series(${first}::int, ${last}::int) n
    join orders on orders.id = ${orderId(sql`n`)}) o`
  const isPaid = sql`o.payment_status in ('paid', 'refunded')`
  return [
    sql`
      insert into order_history (order_id, subject, to_status, actor_role, created_at)
      select o.id, 'order', step, 'shop', o.created_at from ${batch}
      cross join lateral unnest(case
        when o.status in ('cancelled', 'expired') then array['pending', o.status]
        else (array['pending', 'confirmed', 'processing', 'shipped', o.status])
          [1:array_position(array['pending', 'confirmed', 'processing', 'shipped', o.status], o.status)]
      end) step
      union all
      select o.id, 'payment', step, 'shop', o.created_at from ${batch}
      cross join lateral unnest(case when ${isPaid} then array['pending', 'paid'] else array['pending'] end) step`,
    sql`
      insert into payments (order_id, method, reference, amount_cents, refunded_cents, created_at)
      select o.id, o.payment_method, 'generated-' || n, o.total_cents,
        case when o.payment_status = 'refunded' then o.total_cents else 0 end, o.created_at
      from ${batch} where ${isPaid}`,
    sql`
      insert into payment_notifications (method, body, headers, address, verdict, order_id, created_at, judged_at)
      select 'payfast', repeat('name=value&', 60), '{}', '197.97.145.144', 'paid', o.id, o.created_at, o.created_at
      from ${batch} where ${isPaid} and o.payment_method = 'payfast'`,
    sql`
      insert into refunds
        (order_id, payment_id, kind, status, amount_cents, vat_cents, reason, requested_by, created_at, settled_at)
      select o.id, payments.id, 'goods', 'settled', o.total_cents, o.vat_cents, 'returned', gen_random_uuid(),
        o.created_at, o.created_at
      from ${batch} join payments on payments.order_id = o.id where o.payment_status = 'refunded'`,
    sql`
      insert into refund_lines (refund_id, order_item_id, quantity, amount_cents, vat_cents, restocks)
      select refunds.id, item.id, item.quantity, item.total_cents, item.vat_cents, false
      from ${batch} join refunds on refunds.order_id = o.id join order_items item on item.order_id = o.id
      union all
      select refunds.id, null, 1, o.delivery_cents, 978, false from ${batch} join refunds on refunds.order_id = o.id`,
    insertDocuments('invoice', sql`select o.*, null::uuid as refund_id from ${batch} where ${isPaid}`),
    insertDocuments(
      'credit_note',
      sql`select o.*, refunds.id as refund_id from ${batch} join refunds on refunds.order_id = o.id`,
    ),
  ]
}

const PREFIXES: Record<TaxDocumentKind, string> = { invoice: 'INV', credit_note: 'CN' }

/** Inserts the documents of one kind for orders, numbered on from the last one. */
function insertDocuments(kind: TaxDocumentKind, orders: SQL): SQL {
  return sql`
    with numbered as (
      select o.*, counter.last + row_number() over (order by n) as serial
      from (${orders}) o cross join document_counters counter where counter.kind = ${kind}
    ), issued as (
      insert into tax_documents (kind, serial, order_id, refund_id, content, recipient, issued_at)
      select ${kind}, serial, id, refund_id,
        jsonb_build_object('number', ${PREFIXES[kind]}::text || '-' || lpad(serial::text, 6, '0'), 'orderNumber', number,
          'totalCents', total_cents, 'paymentMethod', payment_method, 'lines', repeat('what was bought ', 60)),
        jsonb_build_object('name', first_name || ' ' || last_name, 'address', jsonb_build_array(street)), created_at
      from numbered
      returning serial
    )
    update document_counters set last = (select max(serial) from issued)
    where kind = ${kind} and exists (select from issued)`
}
