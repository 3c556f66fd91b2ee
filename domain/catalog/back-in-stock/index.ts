/** Telling those who asked for it that a product is back in stock, once. Not the stock itself, nor consents. */
export { askForRestock } from './ask-for-restock.ts'
export { backInStockJobs, recurringBackInStockJobs } from './jobs.ts'
export { confirmRestockRequest } from './confirm-restock-request.ts'
export { countWaiting } from './count-waiting.ts'
export { exportRestockRequests } from './export-restock-requests.ts'
export { findRestocked } from './find-restocked.ts'
export { forgetWaiting } from './forget-waiting.ts'
export { forgetRestockRequestsOf } from './forget-restock-requests-of.ts'
