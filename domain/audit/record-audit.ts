import { type AuditAction, type AuditChanges, auditLog } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'

export type AuditEntry = {
  /** Null if the shop itself acted. */
  actorId: string | null
  action: AuditAction
  /** Null if the subject has no id; `details` then says what it is. */
  subjectId: string | null
  details?: Record<string, string>
  /** See `changesBetween`. */
  changes?: AuditChanges
}

/** Records what the caller's transaction does; rolls back with it. */
export async function recordAudit(ctx: ShopCtx, entry: AuditEntry): Promise<void> {
  await ctx.db.insert(auditLog).values({ ...entry, createdAt: ctx.now() })
}
