import { randomUUID } from 'node:crypto'
import { asc, eq, getColumns } from 'drizzle-orm'
import type { z } from 'zod'
import type { PaymentProvider, RefundRequest } from '#adapters/payments/payment-provider.ts'
import { orderItems, refundLines, refunds } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { recordPayment } from '#domain/orders/payments/index.ts'
import { requestRefund } from '#domain/orders/refunds/index.ts'
import { requestRefundInput } from '#domain/orders/refunds/schemas.ts'
import type { PaymentMethod } from '#shared/orders/payment-methods.ts'
import { lockOrder } from '#domain/orders/orders/index.ts'
import { mustPlaceRow, orderOf } from './orders.ts'
import { addProduct, type TestProduct } from './products.ts'

/** Records a payment for an order, as its provider or the bank would report it; returns its reference. */
export async function pay(
  ctx: Ctx,
  order: { id: string },
  amountCents: number,
  method: PaymentMethod = 'bank_transfer',
): Promise<string> {
  const reference = randomUUID()
  const received = { method, reference, amountCents }
  await inTransaction(asShop(ctx), async (ctx) => {
    const locked = await lockOrder(ctx, { orderId: order.id })
    await recordPayment(ctx, { order: locked, received, by: { actor: ctx.actor } })
  })
  return reference
}

/** Three jars of one product and one of another, by courier, with their items in that order. */
export async function placeForRefunds(ctx: Ctx, overrides: Parameters<typeof orderOf>[1] = {}) {
  const [a, b] = [await addProduct(ctx, { priceCents: 3_333 }), await addProduct(ctx, { priceCents: 9_901 })]
  const lines: { product: TestProduct; quantity: number }[] = [
    { product: a, quantity: 3 },
    { product: b, quantity: 1 },
  ]
  const order = await mustPlaceRow(ctx, orderOf(lines, overrides))
  const items = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, order.id))
      .orderBy(asc(orderItems.position)),
  )
  const [itemA, itemB] = items
  if (!itemA || !itemB) throw new Error('the order has two items')
  return { ...order, a, b, itemA, itemB }
}

/** The same, paid. */
export async function placePaid(
  ctx: Ctx,
  method: PaymentMethod = 'bank_transfer',
  overrides: Parameters<typeof orderOf>[1] = {},
) {
  const order = await placeForRefunds(ctx, overrides)
  return { ...order, reference: await pay(ctx, order, order.totalCents, method) }
}

type Placed = Awaited<ReturnType<typeof placeForRefunds>>

/** A refund of a whole order, as staff would request it. */
export function everythingOf(
  { id, itemA, itemB, deliveryCents }: Placed,
  restocks = false,
): z.input<typeof requestRefundInput> & { kind: 'goods' } {
  return {
    orderId: id,
    kind: 'goods',
    lines: [itemA, itemB].map(({ id, quantity }) => ({ itemId: id, quantity, restocks })),
    deliveryCents,
    reason: 'The buyer asked for it',
  }
}

/** Requests a refund that must be granted; returns its id. */
export async function mustRequest(ctx: Ctx, input: z.input<typeof requestRefundInput>): Promise<string> {
  const result = await requestRefund(ctx, requestRefundInput.parse(input))
  if (!result.ok) throw new Error(`the refund was refused: ${JSON.stringify(result)}`)
  return result.refundId
}

/** The refunds of an order with their lines, the oldest first. */
export async function refundsOf(ctx: Ctx, orderId: string) {
  return inTransaction(asShop(ctx), async (ctx) => {
    const found = await ctx.db
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.createdAt), asc(refunds.id))
    const lines = await ctx.db
      .select(getColumns(refundLines))
      .from(refundLines)
      .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refundLines.orderItemId))
    const linesOf = Map.groupBy(lines, (line) => line.refundId)
    return found.map((refund) => ({ ...refund, lines: linesOf.get(refund.id) ?? [] }))
  })
}

/** A provider that sends each refund once, however often it is asked; tests can make it refuse or lose its answers. */
export function refundingProvider(method: PaymentMethod = 'payfast') {
  const sent = new Map<string, RefundRequest>()
  const asked: RefundRequest[] = []
  const state: { answers: 'well' | 'refuses' | 'is silent' | 'is lost' } = { answers: 'well' }
  const provider: PaymentProvider = {
    method,
    flow: 'transfer',
    async refund(request) {
      asked.push(request)
      if (state.answers === 'refuses') return { ok: false, explanation: 'The card has expired' }
      if (state.answers === 'is silent') throw new Error('timeout')
      sent.set(request.refundId, request)
      // The money has been sent, but the answer is lost.
      if (state.answers === 'is lost') throw new Error('connection reset')
      return { ok: true, reference: `sent-${request.refundId}` }
    },
  }
  return { provider, sent, asked, state }
}
