import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { DiscountTerms, DiscountView } from '#domain/orders/discounts/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** Returns what says a code in words. */
export function useDiscountTexts() {
  const { discounts: texts } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  function termsText(terms: DiscountTerms): string {
    switch (terms.kind) {
      case 'percent':
        return texts.percentOff(terms.percent)
      case 'amount':
        return texts.amountOff(charge(terms.amountCents))
      case 'free_delivery':
        return texts.freeDelivery
    }
  }
  /** One line each. */
  function periodLines({ startsAt, endsAt }: Pick<DiscountView, 'startsAt' | 'endsAt'>): string[] {
    const lines = [
      ...(startsAt ? [texts.since(formatDateTime(startsAt, locale))] : []),
      ...(endsAt ? [texts.until(formatDateTime(endsAt, locale))] : []),
    ]
    return lines.length > 0 ? lines : [texts.always]
  }
  const usesText = ({ uses, maxUses }: Pick<DiscountView, 'uses' | 'maxUses'>) =>
    maxUses === null ? String(uses) : texts.usesOf(uses, maxUses)
  return { termsText, periodLines, usesText }
}
