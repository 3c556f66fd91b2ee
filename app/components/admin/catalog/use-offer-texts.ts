import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { OfferView } from '#domain/catalog/offers/views.ts'
import type { OfferTerms } from '#shared/catalog/offers.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** Returns what says an offer in words. */
export function useOfferTexts() {
  const { offers: texts } = useStaffMessages()
  const { charge } = useMoney()
  const locale = useLocale()
  function takesOff(terms: OfferTerms): string {
    switch (terms.kind) {
      case 'sale_price':
        return texts.salePrice(charge(terms.amountCents))
      case 'percent':
        return texts.percentOff(terms.percent)
      case 'amount':
        return texts.amountOff(charge(terms.amountCents))
      case 'pay_for':
        return texts.payFor(terms.buyQuantity, terms.payQuantity)
    }
  }
  const termsText = ({ terms, minimumQuantity, minimumCents }: OfferView) =>
    [
      takesOff(terms),
      minimumQuantity > 1 && texts.fromQuantity(minimumQuantity),
      minimumCents > 0 && texts.fromAmount(charge(minimumCents)),
    ]
      .filter(Boolean)
      .join(', ')
  const forText = ({ product, category }: OfferView) =>
    product ? `${product.name[locale]} (${product.sku})` : (category?.name[locale] ?? texts.everything)
  const periodLines = ({ startsAt, endsAt }: OfferView) => [
    texts.from(formatDateTime(startsAt, locale)),
    texts.until(formatDateTime(endsAt, locale)),
  ]
  return { termsText, forText, periodLines }
}
