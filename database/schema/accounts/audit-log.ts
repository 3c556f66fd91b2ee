import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { isAdmin, shopPolicy, staff } from '../roles.ts'

/** The actions that the audit log records. */
export const AUDIT_ACTIONS = [
  'role.granted',
  'role.revoked',
  'sessions.ended',
  'customer.registered',
  'password.changed',
  'password.reset',
  'password.reset-sent',
  'account.updated',
  'account.locked',
  'account.unlocked',
  'account.deleted',
  'account.erased',
  'account.exported',
  'guest.erased',
  'guest.exported',
  'invitation.sent',
  'invitation.withdrawn',
  'consent.withdrawn',
  'order.deleted',
  'hold.released',
  'orders.exported',
  'payment.recorded',
  'discount.created',
  'discount.ended',
  'product.created',
  'product.changed',
  'product.deleted',
  'products.imported',
  'picture.added',
  'picture.replaced',
  'picture.described',
  'picture.deleted',
  'category.created',
  'category.changed',
  'category.deleted',
  'notification.replayed',
  'refund.requested',
  'refund.settled',
  'refund.withdrawn',
  'stock.adjusted',
  'stock.received',
  'stock.threshold',
  'batch.recalled',
  'stocktake.booked',
  'stocktake.abandoned',
  'settings.changed',
  'settings.withdrawn',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** The fields that an action changed, with their values before and after it; null where there was or is none. */
export type AuditChanges = Record<string, { before: unknown; after: unknown }>

/** Who did what to whom. Append-only; outlives the accounts it names. */
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
