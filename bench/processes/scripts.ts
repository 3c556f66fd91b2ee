import { randomUUID } from 'node:crypto'
import type { Database } from '#database/client.ts'
import { placeOrder } from '#domain/orders/checkout/index.ts'
import { listCategories } from '#domain/catalog/catalog/index.ts'
import { searchWithChoices } from '#domain/site/product-search/index.ts'
import { searchProductsInput } from '#domain/site/product-search/schemas.ts'
import { placeOrderInput } from '#domain/orders/checkout/schemas.ts'
import { sentWithValues } from '#tests/speed/sent-statements.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { randomAddress } from '../load.ts'
import { orderOf, type Plentiful } from '../shops/orders-of.ts'

/**
 * The statements of an order of three products, as a script for pgbench: the same statements with the same
 * values, but for those that belong to one order, which differ each time.
 */
export async function orderScript(database: Database, lines: Plentiful): Promise<string> {
  const visitor = testCtx(database)
  const ctx = { ...visitor, client: { ...visitor.client, address: randomAddress() } }
  const order = placeOrderInput.parse(orderOf(lines))
  const idempotencyKey = `bench-${randomUUID()}`
  const sent = await sentWithValues(database, async () => {
    const placed = await placeOrder(ctx, { ...order, idempotencyKey })
    if (!placed.ok) throw new Error(`an order was refused: ${placed.reason}`)
  })
  return scriptOf(sent, { email: order.contact.email, idempotencyKey })
}

/** The statements of the first page of the product list, as a script for pgbench. */
export async function listScript(database: Database): Promise<string> {
  const ctx = testCtx(database)
  const input = searchProductsInput.parse({ language: 'en' })
  const sent = await sentWithValues(database, () =>
    Promise.all([searchWithChoices(ctx, input), listCategories(ctx, input)]),
  )
  return sent.map((statement) => `${filledIn(statement, String)};`).join('\n')
}

function scriptOf(
  sent: { text: string; values: unknown[] }[],
  own: { email: string; idempotencyKey: string },
): string {
  const placing = sent.findIndex(({ text }) => text.includes('insert into "orders"'))
  const accessKey = String(sent[placing]?.values[0])
  // The order's id is the database's, and first seen in the rows that belong to it.
  const orderId = String(sent[placing + 1]?.values.at(-1))
  const holdKeys = sent.find(({ text }) => text.includes('pg_advisory_xact_lock(number)'))?.values ?? []
  const differing = [own.idempotencyKey, accessKey, ...holdKeys.map(String)]
  const said = (value: string) =>
    [...differing.entries()]
      .reduce((text, [at, one]) => text.replaceAll(one, `bench-:mark-${at}`), value)
      .replaceAll(own.email, 'bench-:mark@krok.example')
      .replaceAll(orderId, ':id')
  const statements = sent.map(
    (statement, at) => `${filledIn(statement, said)}${at === placing ? ' \\gset' : ';'}`,
  )
  return [String.raw`\set mark random(1, 1000000000000)`, ...statements].join('\n')
}

/** A statement on one line, with its values in their places. */
function filledIn(
  { text, values }: { text: string; values: unknown[] },
  said: (value: string) => string,
): string {
  const filled = text.replace(/\$(\d+)/g, (_, number) => literal(values[Number(number) - 1], said))
  return filled.replace(/\s+/g, ' ').trim()
}

function literal(value: unknown, said: (value: string) => string): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return `array[${value.map((one) => literal(one, said)).join(', ')}]`
  const text =
    value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value)
  return `'${said(text).replaceAll("'", "''")}'`
}
