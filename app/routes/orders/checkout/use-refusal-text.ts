import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { CheckoutRefusal } from './checkout-reply.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

/** Says why nothing has been ordered; that a card was declined is said at its field. */
export function useRefusalText() {
  const { problems } = useCheckoutMessages()
  const { charge } = useMoney()
  return (refusal: CheckoutRefusal): RefusalText => {
    switch (refusal.reason) {
      case 'total_changed':
        return {
          text: [
            ...(refusal.endedOffers ?? []).map((name) => problems.offerEnded(name)),
            problems.totalChanged(charge(refusal.totalCents)),
          ].join(' '),
        }
      case 'out_of_stock':
        return { text: problems.outOfStock }
      case 'product_gone':
        return { text: problems.productGone }
      case 'cart_changed':
      case 'payment_method_unavailable':
      case 'collection_only':
      case 'key_reused':
      case 'table_gone':
      case 'no_gifts':
      case 'unpaid_limit':
        return { text: refusal.text }
      case 'payment_declined':
        return { text: refusal.text, field: 'payment.card.number' }
    }
  }
}
