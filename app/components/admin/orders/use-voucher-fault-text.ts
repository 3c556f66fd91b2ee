import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { VoucherFault } from '#domain/orders/vouchers/schemas.ts'
import { useVoucherTexts } from './use-voucher-texts.ts'

/** Says why a voucher pays nothing, to staff. */
export function useVoucherFaultText(): (fault: VoucherFault | { reason: 'key_reused' }) => string {
  const { refusals } = useStaffMessages().vouchers
  const { dayText } = useVoucherTexts()
  const { charge } = useMoney()
  return (fault) => {
    switch (fault.reason) {
      case 'voucher_not_yet':
        return refusals.voucher_not_yet(dayText(fault.sendsOn))
      case 'voucher_expired':
        return refusals.voucher_expired(dayText(fault.expiresOn))
      case 'voucher_too_little':
        return refusals.voucher_too_little(charge(fault.leftCents))
      case 'unknown_voucher':
      case 'key_reused':
        return refusals[fault.reason]
    }
  }
}
