import { useVoucherFaultText } from '#app/components/admin/orders/use-voucher-fault-text.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { VoucherFault } from '#domain/orders/vouchers/schemas.ts'

/** Says why the voucher whose code was typed pays nothing, to staff. */
export function useVoucherText(): (fault: VoucherFault) => string {
  const { unknownCode } = useStaffMessages().vouchers
  const faultText = useVoucherFaultText()
  return (fault) => (fault.reason === 'unknown_voucher' ? unknownCode : faultText(fault))
}
