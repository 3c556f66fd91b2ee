import { asc, desc, inArray, sql } from 'drizzle-orm'
import { orderItems, orders, payments, taxDocuments } from '#database/schema/index.ts'
import { formatCursor } from '#shared/orders/order-cursor.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { documentNumber } from '../invoices/index.ts'
import { policy } from './policy.ts'
import type { ExportedOrder, OrderFilters } from './schemas.ts'
import { findOrders } from './search-orders.ts'

/** The number of orders read at a time, each batch in a transaction of its own: nobody waits for a slow reader. */
const BATCH = 500

/**
 * All orders under these filters, the newest first whatever the list is sorted by, read as they are asked for. The audit
 * log says who took them, before the first is read.
 * @throws DomainError forbidden, unconfirmed
 */
export async function exportOrders(ctx: Ctx, filters: OrderFilters): Promise<AsyncGenerator<ExportedOrder>> {
  const actor = policy.exportOrders(ctx)
  const chosen = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
  await inTransaction(asShop(ctx), (ctx) =>
    recordAudit(ctx, {
      actorId: actor.id,
      action: 'orders.exported',
      subjectId: null,
      details: Object.fromEntries(chosen) as Record<string, string>,
    }),
  )
  return readAll(ctx, { ...filters, sort: 'newest' })
}

async function* readAll(ctx: Ctx, filters: OrderFilters): AsyncGenerator<ExportedOrder> {
  let after: string | undefined
  for (;;) {
    const found = await inTransaction(ctx, async (ctx) => {
      const places = await findOrders(ctx, { ...filters, after, limit: BATCH })
      return {
        places,
        rows: await readRows(
          ctx,
          places.map(({ id }) => id),
        ),
      }
    })
    yield* found.rows
    const last = found.places.at(-1)
    if (!last || found.places.length < BATCH) return
    after = formatCursor(last)
  }
}

/** True of payments that paid their order, alone or with others. */
const isPaying = sql`${payments.problem} is null or ${payments.problem} = 'wrong_amount'`

async function readRows(ctx: Ctx, ids: string[]): Promise<ExportedOrder[]> {
  const rows = await ctx.db.select().from(orders).where(inArray(orders.id, ids))
  const items = await ctx.db
    .select({
      orderId: orderItems.orderId,
      name: orderItems.name,
      sku: orderItems.sku,
      quantity: orderItems.quantity,
    })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position))
  const received = await ctx.db
    .select({
      orderId: payments.orderId,
      paidCents: sql<number>`sum(${payments.amountCents})::int`,
      refundedCents: sql<number>`sum(${payments.refundedCents})::int`,
      paidAt: sql`max(${payments.createdAt}) filter (where ${isPaying})`.mapWith(payments.createdAt),
    })
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .groupBy(payments.orderId)
  const documents = await ctx.db
    .select({ orderId: taxDocuments.orderId, kind: taxDocuments.kind, serial: taxDocuments.serial })
    .from(taxDocuments)
    .where(inArray(taxDocuments.orderId, ids))
    .orderBy(desc(taxDocuments.kind), asc(taxDocuments.serial))
  const documentsOf = Map.groupBy(documents, ({ orderId }) => orderId)
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId)
  const moneyOf = new Map(received.map((sums) => [sums.orderId, sums]))
  const place = new Map(ids.map((id, at) => [id, at]))
  return rows
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map(({ accessKey: _link, idempotencyKey: _key, requestHash: _hash, goods: _goods, ...order }) => ({
      ...order,
      items: itemsOf.get(order.id) ?? [],
      paidCents: moneyOf.get(order.id)?.paidCents ?? 0,
      refundedCents: moneyOf.get(order.id)?.refundedCents ?? 0,
      paidAt: moneyOf.get(order.id)?.paidAt ?? null,
      documents: (documentsOf.get(order.id) ?? []).map(({ kind, serial }) => documentNumber(kind, serial)),
    }))
}
