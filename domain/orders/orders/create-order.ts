import { eq, sql } from 'drizzle-orm'
import { type HoldKeyKind, type orderItems, orders } from '#database/schema/index.ts'
import type { Actor, ShopCtx } from '#domain/kernel/context.ts'
import type { OrderedSet } from './schemas.ts'

type Row = typeof orders.$inferInsert
type CreateOrderInput = {
  order: Omit<Row, 'id' | 'number' | 'goods' | 'createdAt' | 'updatedAt'>
  items: Omit<typeof orderItems.$inferInsert, 'id' | 'orderId' | 'position'>[]
  /** The sets that items name. */
  sets?: OrderedSet[]
  placedBy: Actor
  /** Kept in its history, for staff. */
  reason?: string | undefined
  /** Hashes that identify its buyer until it is paid; see `forgetHoldKeys`. */
  holdKeys?: { kind: HoldKeyKind; key: string }[]
}
type CreatedOrder = { id: string; number: string; accessKey: string }

/**
 * Stores an order inside the caller's transaction, with its items and first steps, in one statement; undefined if its
 * idempotency key is taken. A second request with the key waits here until the first has committed or rolled back.
 */
export async function createOrder(
  ctx: ShopCtx,
  { order, items, sets = [], placedBy, reason, holdKeys = [] }: CreateOrderInput,
): Promise<CreatedOrder | undefined> {
  const created = ctx.db
    .insert(orders)
    .values({ ...order, goods: goodsOf([...sets, ...items]) })
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning({ id: orders.id, number: orders.number, accessKey: orders.accessKey })
  const actorId = 'id' in placedBy ? placedBy.id : null
  const numbered = items.map((item, i) => ({ ...item, position: i + 1 }))
  // Few orders have any: the others write the statement without them.
  const withSets = sql`sets as (
      insert into order_sets (id, order_id, product_id, name, sku, quantity, unit_price_cents, sale)
      select ordered.id, created.id, "productId", name, sku, quantity, "unitPriceCents", sale
      from created, jsonb_to_recordset(${JSON.stringify(sets)}::jsonb) as ordered (id uuid, "productId" uuid, name jsonb,
        sku text, quantity integer, "unitPriceCents" integer, sale jsonb)
    ),`
  // Lists are sent as JSON: the statement, and its plan, is the same however long they are.
  const { rows } = await ctx.db.execute<CreatedOrder>(sql`
    with created as ${created},
    steps as (
      insert into order_history (order_id, subject, to_status, actor_role, actor_id, reason, created_at)
      select created.id, step.subject, 'pending', ${placedBy.role}, ${actorId}::uuid,
        case step.subject when 'order' then ${reason ?? null}::text end, ${ctx.now()}::timestamptz
      from created, (values ('order'), ('payment')) as step (subject)
    ),
    ${sets.length > 0 ? withSets : sql``}
    items as (
      insert into order_items (order_id, position, product_id, order_set_id, name, sku, quantity, unit_price_cents, sale, total_cents,
        discount_cents, vat_class, vat_cents)
      select created.id, position, "productId", "orderSetId", name, sku, quantity, "unitPriceCents", sale, "totalCents",
        coalesce("discountCents", 0), "vatClass", "vatCents"
      from created, jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as item (position integer, "productId" uuid, "orderSetId" uuid, name jsonb, sku text,
        quantity integer, "unitPriceCents" integer, sale jsonb, "totalCents" integer, "discountCents" integer, "vatClass" text,
        "vatCents" integer)
    ),
    keys as (
      insert into hold_keys (order_id, kind, key)
      select created.id, kind, key
      from created, jsonb_to_recordset(${JSON.stringify(holdKeys)}::jsonb) as held (kind text, key text)
    )
    select id, number, access_key as "accessKey" from created`)
  return rows[0]
}

/** The text by which the staff's search finds an order by its goods: a line for each. */
export function goodsOf(items: Pick<CreateOrderInput['items'][number], 'name' | 'sku'>[]): string {
  return items.map(({ name, sku }) => `${name.en} ${name.th} ${sku}`).join('\n')
}

type OrderOfKey = {
  id: string
  number: string
  accessKey: string
  requestHash: string
  paymentReference: string | null
}

/** The order that a checkout's idempotency key has already made, if any. */
export async function findOrderByKey(
  ctx: ShopCtx,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<OrderOfKey | undefined> {
  const [found] = await ctx.db
    .select({
      id: orders.id,
      number: orders.number,
      accessKey: orders.accessKey,
      requestHash: orders.requestHash,
      paymentReference: orders.paymentReference,
    })
    .from(orders)
    .where(eq(orders.idempotencyKey, idempotencyKey))
  return found
}
