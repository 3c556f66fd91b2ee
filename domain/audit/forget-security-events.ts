import { lt } from 'drizzle-orm'
import { securityEvents } from '#database/schema/index.ts'
import { addTime, DAY } from '#shared/durations.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { policy } from './policy.ts'

/** How long it is known who signed in when, and what was refused. */
const LIFE = 90 * DAY

/**
 * Deletes the security events that are older than 90 days.
 * @throws DomainError forbidden
 */
export async function forgetSecurityEvents(ctx: Ctx): Promise<void> {
  policy.forgetSecurityEvents(ctx)
  await inTransaction(ctx, (ctx) =>
    ctx.db.delete(securityEvents).where(lt(securityEvents.lastAt, addTime(ctx.now(), -LIFE))),
  )
}
