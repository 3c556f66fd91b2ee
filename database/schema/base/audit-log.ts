import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { AUDIT_ACTIONS, type AuditChanges } from '#shared/base/audit-actions.ts'
import { createdAt } from '../columns.ts'
import { isAdmin, shopPolicy, staff } from '../roles.ts'

export type { AuditAction, AuditChanges } from '#shared/base/audit-actions.ts'

/** Records who did what to whom. Append-only; outlives the accounts it names. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null if the shop itself acted. */
    actorId: uuid('actor_id'),
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
    subjectId: uuid('subject_id'),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    changes: jsonb().$type<AuditChanges>().notNull().default({}),
    /** The request in which it happened, as the log names it; null for older entries and what happens by itself. */
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt, table.id),
    index('audit_log_by_action').on(table.action, table.createdAt, table.id),
    index('audit_log_by_actor').on(table.actorId, table.createdAt, table.id),
    index('audit_log_by_subject').on(table.subjectId, table.createdAt, table.id),
    index('audit_log_search').using(
      'gin',
      sql`(${table.details}::text || ${table.changes}::text) gin_trgm_ops`,
    ),
    pgPolicy('audit_log_admin_read', { for: 'select', to: staff, using: isAdmin }),
    shopPolicy('audit_log'),
  ],
)
