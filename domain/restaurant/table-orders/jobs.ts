import type { Jobs } from '#domain/base/jobs/schemas.ts'
import { followDeposit } from './follow-deposit.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'follow-deposit': { orderId: string }
  }
}

/** Has a reservation follow its deposit. */
export const tableOrderJobs = {
  'follow-deposit': { lane: 'orders', run: followDeposit },
} satisfies Partial<Jobs>
