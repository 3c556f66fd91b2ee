import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { DEVICES } from '#shared/base/monitor/vitals.ts'
import { ERROR_KINDS } from '#shared/base/monitor/browser-errors.ts'
import { instant, isOneOf } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/**
 * Errors in browsers, grouped: a row for all that say the same at the same place of the code. Without what may be
 * somebody's (shared/base/monitor/masked.ts), and no more than `MOST_GROUPS`.
 */
export const browserErrors = pgTable(
  'browser_errors',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** domain/base/monitor/fingerprint.ts. */
    fingerprint: text().notNull().unique(),
    kind: text({ enum: ERROR_KINDS }).notNull(),
    /** Taken from the newest error, as is the stack. */
    message: text().notNull(),
    stack: text().notNull(),
    count: integer().notNull(),
    /** The routes on which it was seen, each once, the first few. */
    routes: text().array().notNull(),
    devices: text({ enum: DEVICES }).array().notNull(),
    /** Coarse: `Chrome 142`. */
    browsers: text().array().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** When staff said so; null again when it comes again. */
    solvedAt: instant('solved_at'),
  },
  (table) => [
    index('browser_errors_by_time').on(table.lastAt, table.id),
    check('browser_errors_kind', isOneOf(table.kind, ERROR_KINDS)),
    staffReadPolicy('browser_errors'),
    shopPolicy('browser_errors'),
  ],
)
