import { createElement } from 'react'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { EntryRefusal } from './entry-actions.ts'
import { jarField } from './entry-fields.ts'
import { useCodeText } from './use-code-text.ts'
import { useVoucherText } from './use-voucher-text.ts'

/** Says why an order was not written, at the field it is about. */
export function useEntryRefusal() {
  const { refusals } = useStaffMessages().orderEntry
  const { charge } = useMoney()
  const locale = useLocale()
  const codeText = useCodeText()
  const voucherText = useVoucherText()
  return (refusal: EntryRefusal): RefusalText => {
    switch (refusal.reason) {
      case 'jar_unknown': {
        const names = refusal.jars.slice(0, 5).map(({ name, sku }) => `${name[locale]} (${sku})`)
        return {
          text: names.length > 0 ? refusals.jarOneOf(names.join(', ')) : refusals.jarUnknown,
          field: jarField(refusal.line, 'jar'),
        }
      }
      case 'total_changed':
        return { text: refusals.total(charge(refusal.totalCents)), isQuestion: true }
      case 'out_of_stock':
        return {
          text: refusal.lines.map(({ name, left }) => refusals.stock(name, left)).join(' '),
        }
      case 'collection_only':
        return {
          text: refusals.collectionOnly(refusal.lines.map(({ name }) => name).join(', ')),
          field: 'method',
        }
      case 'discount_refused':
        return { text: codeText(refusal.refusal), field: 'code' }
      case 'voucher_refused':
        return { text: voucherText(refusal.problem), field: 'voucher' }
      case 'voucher_pays':
        return {
          text: refusals.voucherPays(charge(refusal.paysCents), charge(refusal.restCents)),
          isQuestion: true,
        }
      case 'no_gifts':
        return { text: refusals.noGifts }
      case 'code_and_discount':
        return { text: refusals.codeAndDiscount, field: 'code' }
      case 'discount_too_large':
        return { text: refusals.discountTooLarge, field: 'discount' }
      case 'payment_method_unavailable':
        return { text: refusals.method, field: 'payment' }
      case 'key_reused':
        return {
          text: refusals.keyReused(refusal.number),
          details: createElement(
            LocalLink,
            { to: '/admin/orders/:id', params: { id: refusal.orderId }, className: 'link' },
            refusals.toOrder(refusal.number),
          ),
        }
      case 'customer_gone':
        return { text: refusals.customerGone }
      case 'product_gone':
        return { text: refusals.productGone }
    }
  }
}
