import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import type { ChangeReply } from './change-actions.ts'

type Refusal = Exclude<NonNullable<ChangeReply['refusal']>, { reason: 'network' | 'unexpected' }>

/** Says why an order is not changed. */
export function useChangeRefusal() {
  const { orderChange } = useStaffMessages()
  const { statuses } = useOrderMessages()
  const { charge } = useMoney()
  const texts = orderChange.refusals
  return (refusal: Refusal): { text: string } => {
    switch (refusal.reason) {
      case 'not_changeable':
        return { text: texts.not_changeable(statuses[refusal.status]) }
      case 'out_of_stock': {
        const left = refusal.lines.map(({ name, left }) => `${name} ${left}`).join(', ')
        return { text: texts.out_of_stock(left) }
      }
      case 'collection_only':
        return { text: texts.collection_only(refusal.names.join(', ')) }
      case 'discount_too_large':
        return { text: texts.discount_too_large(charge(refusal.maxCents)) }
      case 'unknown_jar':
      case 'several_jars':
        return { text: texts[refusal.reason](refusal.typed) }
      default:
        return { text: texts[refusal.reason] }
    }
  }
}
