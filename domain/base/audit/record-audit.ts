import { type AuditAction, type AuditChanges, auditLog } from '#database/schema/index.ts'
import type { ChangingAction } from '#shared/base/audit-actions.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

type Entry = {
  /** Null if the shop itself acted. */
  actorId: string | null
  /** Null if the subject has no id; `details` then says what it is. */
  subjectId: string | null
  details?: Record<string, string>
}

/** An entry. If its action changes something, it says how that was before and how it is now: see `changesBetween`. */
export type AuditEntry = Entry &
  (
    | { action: ChangingAction; changes: AuditChanges }
    | { action: Exclude<AuditAction, ChangingAction>; changes?: AuditChanges }
  )

/** Records what the caller's transaction does; rolls back with it. */
export async function recordAudit(ctx: ShopCtx, ...entries: [AuditEntry, ...AuditEntry[]]): Promise<void> {
  const createdAt = ctx.now()
  const { requestId } = ctx
  await ctx.db.insert(auditLog).values(entries.map((entry) => ({ ...entry, requestId, createdAt })))
}
