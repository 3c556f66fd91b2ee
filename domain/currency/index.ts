/** What a rand is worth in the currencies the shop can show. Not a means of payment: orders are charged in ZAR. */
export { getRates } from './get-rates.ts'
export { refreshRates } from './refresh-rates.ts'
