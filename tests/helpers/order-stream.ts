import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#database/client.ts'
import { jobs } from '#database/schema/index.ts'
import { asShop, inTransaction } from '#domain/kernel/context.ts'
import { askUntilServed } from './ask-until-served.ts'
import { eventually } from './eventually.ts'
import { newContact } from '#tests/data/orders.ts'
import type { ShopProcess } from './shop-process.ts'
import { testCtx } from './test-ctx.ts'

/* Orders sent to a shop that is a process of its own, and what must be true of its database afterwards. */

const PRODUCT = 'green-curry-paste'
export type Request = { key: string; body: string }
export type Acknowledged = { key: string; number: string; url: string }

/** Requests for one jar each, picked up, all of which can be placed. */
export async function requestsFor(
  shop: ShopProcess,
  count: number,
  method = 'bank_transfer',
): Promise<Request[]> {
  const response = await fetch(`${shop.url}/api/products/${PRODUCT}`)
  const { product } = (await response.json()) as { product: { id: string; priceCents: number } }
  const bodyOf = (key: string) =>
    JSON.stringify({
      lines: [{ productId: product.id, quantity: 1 }],
      // Each by a person of their own, because what one may order without paying is limited.
      contact: { ...newContact(), email: addressOf(key) },
      delivery: { method: 'pickup' },
      payment: { method },
      agreedTotalCents: product.priceCents,
    })
  return Array.from({ length: count }, () => {
    const key = randomUUID()
    return { key, body: bodyOf(key) }
  })
}

const addressOf = (key: string) => `${key}@example.com`

type DemoMail = { subject: string; text: string }

/** The mails to the person who sent a request to a demo shop. */
export async function mailsTo(shop: ShopProcess, { key }: Request): Promise<DemoMail[]> {
  return (await (await fetch(`${shop.url}/dev/mailbox.json?to=${addressOf(key)}`)).json()) as DemoMail[]
}

export async function send(shop: ShopProcess, { key, body }: Request): Promise<Acknowledged> {
  const response = await askUntilServed(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      // Each from its own IP address, because the limit per address is not tested here.
      'x-forwarded-for': `10.0.${Number.parseInt(key.slice(0, 2), 16)}.${Number.parseInt(key.slice(2, 4), 16)}`,
    },
    body,
  })
  if (response.status !== 201) throw new Error(`order refused: ${response.status} ${await response.text()}`)
  return { key, ...((await response.json()) as { number: string; url: string }) }
}

/** The orders that do not have exactly one confirmation to the buyer, once no confirmation is left to be sent. */
export async function ordersMailedWrongly(database: Database): Promise<object[]> {
  await eventually(
    () =>
      rowsOf(database, `select 1 from jobs where kind = 'send-order-confirmation' and finished_at is null`),
    (waiting) => waiting.length === 0,
  )
  return rowsOf(
    database,
    `select number, count(mails.id)::int as mails from orders
      left join mails on mails."to" = orders.email and mails.subject || mails.text like '%' || number || '%'
      group by number having count(mails.id) <> 1`,
  )
}

/** Ends a dead worker's leases, so that the next worker takes its jobs immediately. */
export async function endLeases(database: Database): Promise<void> {
  await inTransaction(asShop(testCtx(database)), (ctx) =>
    ctx.db.update(jobs).set({ lockedUntil: null, runAt: sql`now()` }),
  )
}

export async function rowsOf<Row extends Record<string, unknown>>(
  database: Database,
  query: string,
): Promise<Row[]> {
  return inTransaction(asShop(testCtx(database)), async (ctx) => {
    const { rows } = await ctx.db.execute<Record<string, unknown>>(sql.raw(query))
    return rows as Row[]
  })
}

/** Everything that must be true of a shop whatever happened to its processes. */
export async function expectConsistent(database: Database): Promise<void> {
  const halves = await rowsOf(
    database,
    `select number from orders where (select count(*) from order_items where order_id = orders.id) <> 1
      or (select count(*) from inventory_movements where reference_id = orders.id and quantity = -1) <> 1
      or (select count(*) from jobs where kind = 'send-order-confirmation' and payload ->> 'orderId' = orders.id::text) <> 1`,
  )
  expect(halves).toEqual([])
  const wrongStock = await rowsOf(
    database,
    `select slug from products where stock_quantity <>
      (select coalesce(sum(quantity), 0) from inventory_movements where product_id = products.id)`,
  )
  expect(wrongStock).toEqual([])
}
