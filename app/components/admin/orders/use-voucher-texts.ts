import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffVoucher } from '#domain/orders/voucher-desk/views.ts'
import { formatDate, formatDateTime } from '#shared/kernel/dates.ts'

/** The words for the days of a voucher. */
export function useVoucherTexts() {
  const { vouchers: texts } = useStaffMessages()
  const locale = useLocale()
  const dayText = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), locale)
  return {
    dayText,
    sendingText({
      issuedAt,
      sentAt,
      sendsOn,
    }: Pick<StaffVoucher, 'issuedAt' | 'sentAt' | 'sendsOn'>): string {
      if (!issuedAt) return texts.notPaid
      return sentAt ? texts.sent(formatDateTime(sentAt, locale)) : texts.toSend(dayText(sendsOn))
    },
  }
}
