import { sql } from 'drizzle-orm'
import {
  auditLog,
  batches,
  inventoryMovements,
  orderHistory,
  orderItemBatches,
  orderItems,
  orderNotes,
  orders,
  payments,
  refundLines,
  refunds,
  reviewRequests,
  stocktakeLines,
  stocktakes,
} from '#database/schema/index.ts'
import { seedStaffNotes } from '#database/seed/orders/notes.ts'
import type { Settings } from '#domain/base/settings/schemas.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { shopDay } from '#shared/kernel/dates.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import { issueDocuments } from './documents.ts'
import { insertRows } from './insert-rows.ts'
import type { Booked } from './order-book.ts'
import type { Shelves } from './shelves.ts'
import type { Deed, Stocktake } from './year-input.ts'

type Orders = { booked: Booked[]; shelves: Shelves; settings: Settings; staffId: string }

/** Writes the orders with their steps, money and documents, and numbers them in the order in which they came. */
export async function writeOrders(
  ctx: ShopCtx,
  { booked, shelves, settings, staffId }: Orders,
): Promise<void> {
  await numberOrders(ctx, booked)
  await insertRows(
    ctx,
    orders,
    booked.map(({ order }) => order),
  )
  await insertRows(
    ctx,
    orderItems,
    booked.flatMap(({ items }) => items),
  )
  await writeStock(ctx, shelves)
  const steps = booked.flatMap((one) => one.steps)
  await insertRows(
    ctx,
    orderHistory,
    steps.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt)),
  )
  await insertRows(
    ctx,
    payments,
    booked.flatMap(({ payment }) => payment ?? []),
  )
  const asked = booked.flatMap(({ refund }) => refund ?? [])
  await insertRows(
    ctx,
    refunds,
    asked.map(({ lines: _lines, ...refund }) => refund),
  )
  await insertRows(
    ctx,
    refundLines,
    asked.flatMap(({ lines }) => lines),
  )
  await issueDocuments(ctx, { booked, company: settings.company })
  await insertRows(ctx, orderNotes, notesOn(booked, staffId))
  // So that nobody is asked how it tasted.
  await insertRows(
    ctx,
    reviewRequests,
    booked.flatMap(({ order, steps }) => {
      const delivered = steps.find(({ toStatus }) => toStatus === 'delivered')
      return delivered ? { orderId: order.id, createdAt: delivered.createdAt } : []
    }),
  )
}

async function numberOrders({ db }: ShopCtx, booked: Booked[]): Promise<void> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select nextval('order_numbers')::int as n from generate_series(1, ${booked.length}::int)`,
  )
  for (const [i, { order }] of booked.entries()) {
    const year = shopDay(order.createdAt).slice(2, 4)
    order.number = `KROK-${year}-${String(rows[i]?.n).padStart(6, '0')}`
  }
}

async function writeStock(ctx: ShopCtx, shelves: Shelves): Promise<void> {
  const { batches: made, movements, packed, levels } = shelves.rows()
  await insertRows(ctx, batches, made)
  await insertRows(ctx, inventoryMovements, movements)
  await insertRows(ctx, orderItemBatches, packed)
  const list = JSON.stringify(levels)
  await ctx.db.execute(sql`
    update products set stock_quantity = level.stock
    from jsonb_to_recordset(${list}::jsonb) as level ("productId" uuid, stock integer)
    where products.id = level."productId"`)
  await ctx.db.execute(sql`
    update stock_levels set on_hand = level."onHand", missing = level.missing
    from jsonb_to_recordset(${list}::jsonb) as level ("productId" uuid, "onHand" integer, missing integer)
    where stock_levels.product_id = level."productId"`)
}

/** On a few of the last orders. */
function notesOn(booked: Booked[], authorId: string): (typeof orderNotes.$inferInsert)[] {
  return seedStaffNotes.flatMap((text, i) => {
    const order = booked.at(-5 * (i + 1))?.order
    return order
      ? { orderId: order.id, authorId, text, createdAt: addTime(order.createdAt, 40 * MINUTE) }
      : []
  })
}

/** Writes what was counted, and what staff did, into the audit log. */
export async function writeDeeds(
  ctx: ShopCtx,
  {
    booked,
    deeds,
    stocktakes: counts,
    staffId,
  }: { booked: Booked[]; deeds: Deed[]; stocktakes: Stocktake[]; staffId: string },
): Promise<void> {
  await insertRows(
    ctx,
    stocktakes,
    counts.map(({ id, at }) => ({
      id,
      categoryId: null,
      startedBy: staffId,
      closedAt: at,
      closedBy: staffId,
      outcome: 'booked' as const,
      notes: null,
      createdAt: addTime(at, -90 * MINUTE),
    })),
  )
  await insertRows(
    ctx,
    stocktakeLines,
    counts.flatMap(({ id, at, lines }) =>
      lines.map(({ productId, expected, counted }) => ({
        stocktakeId: id,
        productId,
        expected,
        counted,
        onHandAtCount: expected,
        countedBy: staffId,
        countedAt: at,
        version: 1,
        booked: counted === expected ? null : counted - expected,
        isOpen: false,
      })),
    ),
  )
  const all = [...deeds, ...booked.flatMap(deedsOf)]
  await insertRows(
    ctx,
    auditLog,
    all
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ at, ...deed }) => ({ ...deed, actorId: staffId, changes: {}, createdAt: at })),
  )
}

function deedsOf({ order, refund }: Booked): Deed[] {
  if (!refund) return []
  const { id, amountCents, createdAt, settledAt, reference } = refund
  const asked = { refundId: id, number: order.number, amountCents: String(amountCents) }
  return [
    { action: 'refund.requested', subjectId: order.id, details: asked, at: createdAt },
    ...(settledAt
      ? [
          {
            action: 'refund.settled' as const,
            subjectId: order.id,
            details: { ...asked, reference: reference ?? '' },
            at: settledAt,
          },
        ]
      : []),
  ]
}
