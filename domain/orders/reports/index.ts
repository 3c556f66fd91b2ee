/** Reports that tell the shop's people where it stands: the work of today, and sales. Nothing is changed here. */
export { getFirstSteps } from './get-first-steps.ts'
export { getSales } from './get-sales.ts'
export { getWork } from './get-work.ts'
