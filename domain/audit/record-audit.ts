import { auditLog } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'

export type AuditEntry = {
  /** Null where the shop itself acted. */
  actorId: string | null
  action:
    | 'role.granted'
    | 'role.revoked'
    | 'customer.registered'
    | 'password.changed'
    | 'password.reset'
    | 'account.deleted'
    | 'order.deleted'
    | 'discount.created'
    | 'discount.ended'
    | 'notification.replayed'
    | 'refund.requested'
    | 'refund.settled'
    | 'refund.withdrawn'
  /** Null for what has no id of its own kind; `details` says what it is. */
  subjectId: string | null
  details?: Record<string, string>
}

/** Writes down what the caller's transaction does; if that fails, there is nothing to tell. As the shop. */
export async function recordAudit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(auditLog).values({ ...entry, createdAt: ctx.now() })
}
