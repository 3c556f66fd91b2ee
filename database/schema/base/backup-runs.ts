import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { BACKUP_FAULTS } from '#shared/base/backup-faults.ts'
import { instant, isOneOf } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/** Each backup that was asked for, by a person or by the night, and how far it came. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The admin who asked for it; null at night. */
    askedBy: uuid('asked_by'),
    askedAt: instant('asked_at').notNull(),
    begunAt: instant('begun_at'),
    /** The moment from which it lay in its place, under `name`, whole. */
    madeAt: instant('made_at'),
    name: text(),
    bytes: bigint({ mode: 'number' }),
    isSealed: boolean('is_sealed'),
    /** The moment at which it had been fetched back and restored beside the shop, and its books checked. */
    provedAt: instant('proved_at'),
    /** Rows that do not agree in the restored books. */
    findings: integer(),
    fault: text({ enum: BACKUP_FAULTS }),
    /** The fault in more words, in English, for the operator. */
    detail: text(),
    endedAt: instant('ended_at'),
    /** The moment at which newer ones had replaced it, and its file went. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('backup_runs_unended')
      .on(sql`(true)`)
      .where(sql`${table.endedAt} is null`),
    check('backup_runs_fault', isOneOf(table.fault, BACKUP_FAULTS)),
    staffReadPolicy('backup_runs'),
    shopPolicy('backup_runs'),
  ],
)
