import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Disbelief } from '#adapters/payments/payment-provider.ts'
import { paymentNotifications } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'

const KEPT_MS = 30 * 86_400_000
/** These say that it is not the provider's. The others may be of money that is really there. */
const FORGED: Disbelief[] = ['unreadable', 'signature', 'source', 'merchant', 'not_confirmed']

/**
 * Removes notifications that were forged, or told nothing of an order, once nobody will ask about them any more. The
 * worker's work.
 */
export async function forgetNotifications(ctx: Ctx): Promise<void> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  const { verdict, detail, receivedAt } = paymentNotifications
  const then = new Date(ctx.now().getTime() - KEPT_MS)
  const isIdle = or(eq(verdict, 'none'), and(eq(verdict, 'refused'), inArray(detail, FORGED)))
  await inTransaction(ctx, (ctx) =>
    ctx.db.delete(paymentNotifications).where(and(isIdle, lt(receivedAt, then))),
  )
}
