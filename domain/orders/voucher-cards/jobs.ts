import type { Jobs } from '#domain/base/jobs/schemas.ts'
import { sendVoucher } from './send-voucher.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    /** `card`: which of the voucher's cards; a lost one is not sent. */
    'send-voucher': { voucherId: string; card: number }
  }
}

/** Sends the cards of vouchers on their days. */
export const voucherMailJobs = {
  'send-voucher': { lane: 'orders', sequence: ({ voucherId }) => `voucher ${voucherId}`, run: sendVoucher },
} satisfies Partial<Jobs>
