import type { StaffRefund } from '#domain/orders/order-desk/schemas.ts'
import { wasRefusedByProvider } from '#shared/orders/refund-states.ts'

/** True if a provider has refused to send money back. */
export function wasRefused(refunds: StaffRefund[]): boolean {
  return refunds.some(wasRefusedByProvider)
}
