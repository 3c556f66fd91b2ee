import { randomInt, randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import {
  inventoryMovements,
  jobs,
  orderHistory,
  orders,
  payments,
  taxDocuments,
} from '#database/schema/index.ts'
import { deliveryCentsFor, placeOrder } from '#domain/orders/checkout/index.ts'
import { type Delivery, placeOrderInput, type PlaceOrderInput } from '#domain/orders/checkout/schemas.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import { cancelPaidOrder, changeOrderStatus } from '#domain/orders/order-desk/index.ts'
import { advanceOrder, lockOrder } from '#domain/orders/orders/index.ts'
import type { ChangeStatusResult } from '#domain/orders/order-desk/schemas.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import type { TestProduct } from './products.ts'

export const contact = {
  email: 'somchai@example.com',
  firstName: 'Somchai',
  lastName: 'Jaidee',
  phone: '+27215550142',
}
/** Somebody else each time: what one person may order without paying is limited. */
export function newContact(): typeof contact {
  return { ...contact, email: `${randomUUID()}@example.com`, phone: `+27${randomInt(1e8, 1e9)}` }
}
export const courier: Delivery = {
  method: 'courier',
  address: { street: '1 Long Street', city: 'Cape Town', province: 'WC', postalCode: '8001' },
}

/** A valid order of `lines` that agrees to what they cost. */
export function orderOf(
  lines: { product: TestProduct; quantity: number }[],
  overrides: Partial<PlaceOrderInput> = {},
): PlaceOrderInput {
  const delivery = overrides.delivery ?? courier
  const subtotal = lines.reduce((sum, { product, quantity }) => sum + product.priceCents * quantity, 0)
  const province = delivery.method === 'courier' ? delivery.address.province : undefined
  return placeOrderInput.parse({
    lines: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    contact,
    payment: { method: 'bank_transfer' },
    agreedTotalCents:
      subtotal +
      (deliveryCentsFor(DEFAULT_SETTINGS.delivery, { deliveryMethod: delivery.method, province }, subtotal) ??
        0),
    ...overrides,
    delivery,
  })
}

/** Places an order, with a new key unless one is given. */
export function tryToPlace(ctx: Ctx, input: PlaceOrderInput, key: string = randomUUID()) {
  return placeOrder(ctx, { ...input, idempotencyKey: key })
}

/** Places an order that must succeed. */
export async function mustPlace(ctx: Ctx, input: PlaceOrderInput, key?: string) {
  const result = await tryToPlace(ctx, input, key)
  if (!result.ok) throw new Error(`the order was refused: ${JSON.stringify(result)}`)
  return { ...result.order, isReplay: result.isReplay }
}

export const demoCardPayment = {
  method: 'demo_card',
  card: { number: '4242424242424242', expiry: '12/30', cvc: '123' },
} as const

/** The same, and its whole row. */
export async function mustPlaceRow(ctx: Ctx, input: PlaceOrderInput) {
  const { accessKey } = await mustPlace(ctx, input)
  return inTransaction(asShop(ctx), async (ctx) => {
    const [row] = await ctx.db.select().from(orders).where(eq(orders.accessKey, accessKey))
    if (!row) throw new Error('the order is not in the table')
    return row
  })
}

export const tracking = {
  carrier: 'The Courier Guy',
  number: 'TCG 0042',
  url: 'https://courier.example/TCG0042',
}

const WAYS: Record<OrderStatus, OrderStatus[]> = {
  pending: [],
  confirmed: ['confirmed'],
  processing: ['confirmed', 'processing'],
  shipped: ['confirmed', 'processing', 'shipped'],
  delivered: ['confirmed', 'processing', 'shipped', 'delivered'],
  cancelled: ['cancelled'],
  expired: ['expired'],
  returned: ['confirmed', 'processing', 'shipped', 'returned'],
}

/** Takes a pending order to the status where the test begins, step by step, as staff would. */
export async function bringTo(ctx: Ctx, orderId: string, status: OrderStatus): Promise<void> {
  if (status === 'expired') {
    // The clock does that, not staff.
    await inTransaction(asShop(ctx), async (ctx) => {
      const order = await lockOrder(ctx, { orderId })
      await advanceOrder(ctx, { order, to: 'expired', by: { actor: ctx.actor } })
    })
    return
  }
  for (const to of WAYS[status]) {
    if (to === 'cancelled') await mustCancel(ctx, orderId)
    else mustStep(await changeOrderStatus(ctx, { orderId, to, tracking }))
  }
}

/** Cancels an order as staff, also a paid one: as an admin who is sure, and whose minute is over. */
export async function mustCancel(ctx: Ctx, orderId: string, reason?: string): Promise<void> {
  if (ctx.actor.role !== 'staff') throw new Error('only staff cancel orders')
  const admin = { ...ctx, actor: { ...ctx.actor, isAdmin: true } }
  const result = await changeOrderStatus(admin, { orderId, to: 'cancelled', isSure: true, reason })
  mustStep(result)
  if (!result.ok || !result.cancelsAt) return
  const { cancelsAt } = result
  const wanted = { orderId, actorId: ctx.actor.id, reason, cancelsAt: cancelsAt.toISOString() }
  await cancelPaidOrder(asShop({ ...ctx, now: () => cancelsAt }), { ...wanted, jobId: 0 })
}

function mustStep(result: ChangeStatusResult): void {
  if (!result.ok) throw new Error(`the step was refused: ${JSON.stringify(result)}`)
}

/** Everything that the shop has stored about an order, to compare before and after. */
export async function traceOf(ctx: Ctx, orderId: string) {
  return inTransaction(asShop(ctx), async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new Error('there is no such order')
    const isAbout = sql`${jobs.payload}::text like ${`%${orderId}%`}`
    const queued = await ctx.db.select({ kind: jobs.kind }).from(jobs).where(isAbout).orderBy(asc(jobs.id))
    return {
      order,
      history: await ctx.db
        .select()
        .from(orderHistory)
        .where(eq(orderHistory.orderId, orderId))
        .orderBy(asc(orderHistory.id)),
      payments: await ctx.db
        .select()
        .from(payments)
        .where(eq(payments.orderId, orderId))
        .orderBy(asc(payments.createdAt)),
      documents: await ctx.db
        .select({ kind: taxDocuments.kind, serial: taxDocuments.serial, refundId: taxDocuments.refundId })
        .from(taxDocuments)
        .where(eq(taxDocuments.orderId, orderId))
        .orderBy(asc(taxDocuments.issuedAt)),
      jobs: queued.map(({ kind }) => kind),
      /** The stock movements that returned its items. */
      returned: await ctx.db
        .select({
          productId: inventoryMovements.productId,
          quantity: inventoryMovements.quantity,
          referenceType: inventoryMovements.referenceType,
          notes: inventoryMovements.notes,
        })
        .from(inventoryMovements)
        .where(and(eq(inventoryMovements.referenceId, orderId), eq(inventoryMovements.movementType, 'in')))
        .orderBy(asc(inventoryMovements.quantity)),
    }
  })
}
