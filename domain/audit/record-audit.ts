import { type AuditAction, auditLog } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'

export type AuditEntry = {
  /** Null where the shop itself acted. */
  actorId: string | null
  action: AuditAction
  /** Null for what has no id of its own kind; `details` says what it is. */
  subjectId: string | null
  details?: Record<string, string>
}

/** Records what the caller's transaction does: where that rolls back, there is nothing to record. */
export async function recordAudit(ctx: ShopCtx, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(auditLog).values({ ...entry, createdAt: ctx.now() })
}
