import type { StaffRefund } from '#domain/orders/schemas.ts'

/** Whether a provider has refused to send money back: what was withdrawn, nobody refused. */
export function wasRefused(refunds: StaffRefund[]): boolean {
  return refunds.some(({ status, explanation }) => status === 'failed' && explanation !== 'withdrawn')
}
