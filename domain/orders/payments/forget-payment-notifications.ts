import { and, eq, inArray, lt, ne, or, type SQLWrapper } from 'drizzle-orm'
import { paymentNotifications } from '#database/schema/index.ts'
import type { RejectionReason } from '#shared/orders/payment-records.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { inBatches } from '#domain/kernel/in-batches.ts'
import { before } from '#domain/kernel/before.ts'
import { policy } from './policy.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { BOOK_YEARS } from '../orders/index.ts'

export const notificationsKeptFor = { idleNotifications: 30 * DAY, notifications: BOOK_YEARS * 365 * DAY }

/** Reasons that mean it is not from the provider. The others may be about real money. */
const FORGED: RejectionReason[] = ['unreadable', 'signature', 'source', 'merchant', 'not_confirmed']

/**
 * Deletes notifications that were forged or said nothing about an order, when they are 30 days old, and all others when
 * nobody has to keep the invoices any more.
 * @throws DomainError forbidden
 */
export async function forgetPaymentNotifications(ctx: Ctx): Promise<void> {
  policy.forgetPaymentNotifications(ctx)
  const { id, verdict, detail, receivedAt } = paymentNotifications
  const isIdle = or(eq(verdict, 'none'), and(eq(verdict, 'refused'), inArray(detail, FORGED)))
  const isOld = or(
    lt(receivedAt, before(ctx.now(), notificationsKeptFor.notifications)),
    and(isIdle, lt(receivedAt, before(ctx.now(), notificationsKeptFor.idleNotifications))),
  )
  await inBatches(ctx, ({ db }, limit) => {
    const old = db.select({ id }).from(paymentNotifications).where(isOld).limit(limit)
    return db.delete(paymentNotifications).where(inArray(id, old))
  })
}

/**
 * Clears the notifications about these orders, which name their buyers. That one was received, and its verdict, are
 * kept.
 */
export async function forgetPaymentNotificationsOf(
  ctx: ShopCtx,
  { orderIds }: { orderIds: SQLWrapper },
): Promise<void> {
  const { orderId, body } = paymentNotifications
  await ctx.db
    .update(paymentNotifications)
    .set({ body: '' })
    .where(and(inArray(orderId, orderIds), ne(body, '')))
}
