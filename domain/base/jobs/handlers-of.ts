import type { JobHandlers, Jobs } from './schemas.ts'

/** The handlers of a table of jobs, for `runWaitingJobs`. */
export function handlersOf<Table extends Partial<Jobs>>(
  table: Table,
): Pick<JobHandlers, keyof Table & keyof Jobs> {
  const handlers = Object.entries(table).map(([kind, { run }]) => [kind, run])
  // Each kind has kept its own.
  return Object.fromEntries(handlers) as Pick<JobHandlers, keyof Table & keyof Jobs>
}
