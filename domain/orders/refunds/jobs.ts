import type { Jobs } from '#domain/base/jobs/schemas.ts'
import { returnVoucherMoney } from './return-voucher-money.ts'
import { sendRefund } from './send-refund.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'send-refund': { refundId: string }
    'return-voucher-money': { orderId: string }
  }
}

/** Sends money back. */
export const refundJobs = {
  'send-refund': { lane: 'payments', run: sendRefund },
  'return-voucher-money': { lane: 'payments', run: returnVoucherMoney },
} satisfies Partial<Jobs>
