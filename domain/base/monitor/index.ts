/**
 * Browsers' reports of the shop's pages: how fast they are, and what went wrong in them. Nothing of who was there, and
 * nothing of the server's own requests.
 */
export { forgetBrowserErrors } from './forget-browser-errors.ts'
export { forgetVitals } from './forget-vitals.ts'
export { getVitals } from './get-vitals.ts'
export { recurringMonitorJobs } from './jobs.ts'
export { listBrowserErrors } from './list-browser-errors.ts'
export { recordBrowserError } from './record-browser-error.ts'
export { recordVitals } from './record-vitals.ts'
export { solveBrowserError } from './solve-browser-error.ts'
