import { sql } from 'drizzle-orm'
import { type SecurityEvent, securityEvents } from '#database/schema/index.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'

type SecurityEventInput = {
  event: SecurityEvent
  /** Undefined where no account has the address that was typed. */
  userId: string | undefined
}

/**
 * Counts what happened to an account in this hour, without passwords, codes, tokens or addresses. An event that concerns
 * no account, or only says that tries are refused, is counted for all senders together, so that strangers cannot create
 * many rows.
 */
export async function recordSecurityEvent(
  ctx: ShopCtx,
  { event, userId }: SecurityEventInput,
): Promise<void> {
  const now = ctx.now()
  const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR)
  const isForAllSenders = userId === undefined || event.endsWith('locked-out')
  const sender = isForAllSenders ? '' : ctx.seal(`sender ${ctx.client.address}`).slice(0, 12)
  const record = ({ db }: ShopCtx) =>
    db
      .insert(securityEvents)
      .values({ event, userId: userId ?? null, sender, hour, lastAt: now })
      .onConflictDoUpdate({
        target: [securityEvents.hour, securityEvents.event, securityEvents.userId, securityEvents.sender],
        set: { count: sql`${securityEvents.count} + 1`, lastAt: now },
      })
  await (ctx.openFor ? record(ctx) : inTransaction(ctx, record))
}
