import { and, eq, lt } from 'drizzle-orm'
import { paymentNotifications } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'

const KEPT_MS = 90 * 86_400_000

/** Removes notifications that were not believed, once nobody will ask about them any more. The worker's work. */
export async function forgetNotifications(ctx: Ctx): Promise<void> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  const then = new Date(ctx.now().getTime() - KEPT_MS)
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .delete(paymentNotifications)
      .where(and(eq(paymentNotifications.verdict, 'refused'), lt(paymentNotifications.receivedAt, then))),
  )
}
