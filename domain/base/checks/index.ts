/**
 * Checks that stock, payments, refunds and tax documents agree with each other, and the pictures that are shown with
 * the storage, no matter who wrote them. It finds and shows, and corrects nothing.
 */
export { checkBooks } from './check-books.ts'
export { countFindings } from './count-findings.ts'
export { recurringCheckJobs } from './jobs.ts'
export { listCheckRuns } from './list-check-runs.ts'
export { warnOfMissingPictures } from './warn-of-missing-pictures.ts'
