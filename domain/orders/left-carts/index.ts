/** Reminding customers who agreed to it of a cart that they left, once. Not what is in a cart, nor consents. */
export { findLeftCarts } from './find-left-carts.ts'
export { leftCartJobs, recurringLeftCartJobs } from './jobs.ts'
