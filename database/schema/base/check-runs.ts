import { bigint, boolean, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'

/** Each time that the books were checked, with what did not agree. */
export const checkRuns = pgTable(
  'check_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The member of staff who asked for it; null at night. */
    startedBy: uuid('started_by'),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at').notNull(),
    /** `Finding` of domain/base/checks/schemas.ts. */
    findings: jsonb().$type<unknown[]>().notNull(),
    /** The number of findings in the row. */
    count: integer().notNull(),
    /** There are more of a kind than are kept. */
    isCut: boolean('is_cut').notNull(),
  },
  () => [staffReadPolicy('check_runs'), shopPolicy('check_runs')],
)
