import type { Jobs } from '#domain/base/jobs/schemas.ts'
import { sendRefund } from './send-refund.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'send-refund': { refundId: string }
  }
}

/** Sends money back. */
export const refundJobs = {
  'send-refund': { lane: 'payments', run: sendRefund },
} satisfies Partial<Jobs>
