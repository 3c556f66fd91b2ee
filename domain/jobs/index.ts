/** Work that must happen after a transaction, at least once: a durable queue in a table. Not a scheduler, not a log. */
export { enqueueJob } from './enqueue-job.ts'
export { forgetJobs } from './forget-jobs.ts'
export { runWaitingJobs } from './run-waiting-jobs.ts'
