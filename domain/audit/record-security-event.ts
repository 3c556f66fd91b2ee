import { sql } from 'drizzle-orm'
import { type SecurityEvent, securityEvents } from '#database/schema/index.ts'
import { HOUR } from '#shared/durations.ts'
import { inTransaction, type ShopCtx } from '../context.ts'

type SecurityEventInput = {
  event: SecurityEvent
  /** Undefined where no account has the address that was typed. */
  userId: string | undefined
}

/**
 * Counts what happened to an account in this hour, with neither passwords, codes, tokens nor addresses. Where it is about
 * no account, or only says that tries are turned away, all senders count together: what strangers can cause by the
 * thousand makes one row an hour.
 */
export async function recordSecurityEvent(
  ctx: ShopCtx,
  { event, userId }: SecurityEventInput,
): Promise<void> {
  const now = ctx.now()
  const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR)
  const isTogether = userId === undefined || event.endsWith('locked-out')
  const sender = isTogether ? '' : ctx.seal(`sender ${ctx.client.address}`).slice(0, 12)
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .insert(securityEvents)
      .values({ event, userId: userId ?? null, sender, hour, lastAt: now })
      .onConflictDoUpdate({
        target: [securityEvents.hour, securityEvents.event, securityEvents.userId, securityEvents.sender],
        set: { count: sql`${securityEvents.count} + 1`, lastAt: now },
      }),
  )
}
