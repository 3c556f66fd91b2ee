import { and, asc, desc, eq, getColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { orderChanges, orderItems, orders, payments, refunds, taxDocuments } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { exportReturns } from '#domain/orders/returns/index.ts'

/** A condition on `orders`: they are the customer's. */
export function isOfCustomer(customerId: string): SQL {
  return eq(orders.customerId, customerId)
}

/** A condition on `orders`: of guests, and not to be forgotten already. */
export const isOfAnyGuest = and(isNull(orders.customerId), eq(orders.forgetsContact, false))

/** The same, of those with a mail address, in lower case. */
export function isOfGuest(email: string): SQL | undefined {
  return and(isOfAnyGuest, eq(sql`lower(${orders.email})`, email))
}

/** The orders that `which` finds, with their items, changes, payments, refunds, returns and tax documents. Amounts in ZAR cents. */
export async function exportOrders(ctx: ShopCtx, { which }: { which: SQL | undefined }): Promise<object[]> {
  const {
    accessKey: _accessKey,
    idempotencyKey: _idempotencyKey,
    requestHash: _requestHash,
    attention: _attention,
    hiddenAt: _hiddenAt,
    discountCodeId: _discountCodeId,
    holdsMailBack: _holdsMailBack,
    ...orderColumns
  } = getColumns(orders)
  const placed = await ctx.db.select(orderColumns).from(orders).where(which).orderBy(desc(orders.createdAt))
  const items = await ctx.db
    .select({
      orderId: orderItems.orderId,
      name: orderItems.name,
      sku: orderItems.sku,
      quantity: orderItems.quantity,
      unitPriceCents: orderItems.unitPriceCents,
      totalCents: orderItems.totalCents,
      discountCents: orderItems.discountCents,
      vatCents: orderItems.vatCents,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(which)
    .orderBy(asc(orderItems.position))
  const paid = await ctx.db
    .select({
      orderId: payments.orderId,
      method: payments.method,
      amountCents: payments.amountCents,
      at: payments.createdAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(which)
    .orderBy(asc(payments.createdAt))
  const refunded = await ctx.db
    .select({
      orderId: refunds.orderId,
      status: refunds.status,
      amountCents: refunds.amountCents,
      decidedAt: refunds.createdAt,
      settledAt: refunds.settledAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(which)
    .orderBy(asc(refunds.createdAt))
  const documents = await ctx.db
    .select({
      orderId: taxDocuments.orderId,
      content: taxDocuments.content,
      recipient: taxDocuments.recipient,
    })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .where(which)
    .orderBy(asc(taxDocuments.issuedAt))
  const changes = await ctx.db
    .select({
      orderId: orderChanges.orderId,
      changedBy: orderChanges.actorRole,
      before: orderChanges.before,
      after: orderChanges.after,
      at: orderChanges.createdAt,
    })
    .from(orderChanges)
    .innerJoin(orders, eq(orders.id, orderChanges.orderId))
    .where(which)
    .orderBy(asc(orderChanges.serial))
  const returns = await exportReturns(ctx, { which })
  const ofOrder = <Row extends { orderId: string }>(rows: Row[], id: string) =>
    rows.filter((row) => row.orderId === id).map(({ orderId: _orderId, ...row }) => row)
  return placed.map((order) => ({
    ...order,
    items: ofOrder(items, order.id),
    payments: ofOrder(paid, order.id),
    refunds: ofOrder(refunded, order.id),
    changes: ofOrder(changes, order.id),
    returns: ofOrder(returns, order.id),
    documents: ofOrder(documents, order.id).map(({ content, recipient }) => ({ ...content, recipient })),
  }))
}
