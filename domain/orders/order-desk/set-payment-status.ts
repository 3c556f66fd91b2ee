import { and, eq } from 'drizzle-orm'
import { refunds } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { advancePayment, lockVisibleOrder, PAYMENT_STEPS, statesOf } from '../orders/index.ts'
import type { ChangedBy, LockedOrder } from '../orders/schemas.ts'
import { refundAll, settleAll } from '../refunds/index.ts'
import { policy } from './policy.ts'
import type { SetPaymentStatusInput, SetPaymentStatusResult } from './schemas.ts'

/**
 * Sets the payment of an order to a status that it may take, with a reason. Money always has its record: `refunded` means
 * that an admin has sent back all that was left, with a credit note and a mail; that money has come, `recordPaymentByHand`
 * says. A payment is cancelled with its order alone.
 * @throws DomainError forbidden, unconfirmed, not_found
 */
export async function setPaymentStatus(
  ctx: Ctx,
  input: SetPaymentStatusInput,
): Promise<SetPaymentStatusResult> {
  const actor = policy.setPaymentStatus(ctx)
  const { orderId, to, reason } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<SetPaymentStatusResult> => {
    const order = await lockVisibleOrder(ctx, { orderId })
    const from = order.paymentStatus
    if (!PAYMENT_STEPS[from].includes(to)) return { ok: false, reason: 'illegal_payment_step', from }
    if (order.cancelsAt) return { ok: false, reason: 'being_cancelled' }
    const before = statesOf(order)
    const by = { actor, reason }
    if (to === 'refunded') {
      const refused = await recordSentBack(ctx, order, input, by)
      if (refused) return refused
    } else {
      await advancePayment(ctx, { order, to, by })
    }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'payment.status-set',
      subjectId: orderId,
      details: {
        number: order.number,
        reason,
        ...(to === 'refunded' && { reference: input.reference }),
      },
      changes: changesBetween(before, statesOf(order)),
    })
    return { ok: true }
  })
}

type Refused = Extract<SetPaymentStatusResult, { ok: false }>

/** Records as sent by hand all that is left of what was paid, once an admin is sure. */
async function recordSentBack(
  ctx: ShopCtx,
  order: LockedOrder,
  input: SetPaymentStatusInput,
  by: ChangedBy & { actor: { id: string } },
): Promise<Refused | undefined> {
  if (input.to !== 'refunded') return undefined
  // Another refund may still fail; what is left is known once it has not.
  const isPending = and(eq(refunds.orderId, order.id), eq(refunds.status, 'pending'))
  if (await ctx.db.$count(refunds, isPending)) return { ok: false, reason: 'refund_pending' }
  if (!input.isSure) return { ok: false, reason: 'is_money' }
  const { reason, reference } = input
  const refundIds = await refundAll(ctx, { order, reason, requestedBy: by.actor.id, isByHand: true })
  // Nothing was paid for an order that costs nothing.
  if (refundIds.length === 0) return { ok: false, reason: 'illegal_payment_step', from: order.paymentStatus }
  await settleAll(ctx, { order, refundIds, reference, by })
  return undefined
}
