/** Work that must happen after a transaction, at least once: or at a set time: a durable queue in a table. Not a log. */
export { cancelJob } from './cancel-job.ts'
export { countJobs } from './count-jobs.ts'
export { enqueueJob, enqueueJobs } from './enqueue-job.ts'
export { ensureRecurringJobs } from './ensure-recurring-jobs.ts'
export { forgetJobs } from './forget-jobs.ts'
export { isJobWaiting } from './is-job-waiting.ts'
export { runSoon } from './run-soon.ts'
export { runWaitingJobs } from './run-waiting-jobs.ts'
