/**
 * The worth of a rand in the currencies that the shop can display. Not a payment currency: orders are charged in ZAR.
 */
export { getRates } from './get-rates.ts'
export { recurringCurrencyJobs } from './jobs.ts'
export { refreshRates } from './refresh-rates.ts'
