import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../columns.ts'
import { shopPolicy } from '../roles.ts'

/** Work to be done after a transaction, at least once. A row is written in the transaction that needs it. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** A row may outlive the release that knew its kind. */
    kind: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    /** Jobs with the same one run one after another, by id: a later one waits while an earlier one is tried again. */
    sequence: text(),
    /** At most one of the jobs with the same key is unfinished. */
    key: text(),
    /** The request in which it was stored, or that of the job that stored it. */
    requestId: text('request_id'),
    /** By the database's clock, so that processes whose clocks differ agree. */
    runAt: instant('run_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    // With the waits between them about twenty hours: a mail server may be away for a night.
    maxAttempts: integer('max_attempts').notNull().default(30),
    /** A worker's lease, renewed while the job runs: a worker that has not done so by then is presumed dead. */
    lockedUntil: instant('locked_until'),
    lastError: text('last_error'),
    finishedAt: instant('finished_at'),
    /** Set when every attempt has failed; the row stays for staff to look at. */
    failedAt: instant('failed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('jobs_waiting')
      .on(table.runAt)
      .where(sql`${table.finishedAt} is null and ${table.failedAt} is null`),
    index('jobs_in_sequence')
      .on(table.sequence, table.id)
      .where(
        sql`${table.sequence} is not null and ${table.finishedAt} is null and ${table.failedAt} is null`,
      ),
    uniqueIndex('jobs_unfinished_key')
      .on(table.key)
      .where(sql`${table.finishedAt} is null and ${table.failedAt} is null`),
    // Finds old jobs to delete.
    index('jobs_finished')
      .on(table.finishedAt)
      .where(sql`${table.finishedAt} is not null`),
    index('jobs_failed')
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    shopPolicy('jobs'),
  ],
)
