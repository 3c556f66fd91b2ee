import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { ChangeOrderMessages } from '#shared/messages/en/orders/change-order.ts'
import type { ChangeRefusal } from './change-action.ts'

/** Says why an order is not changed; a question has its own words beside it. */
export function refusalText(refusal: ChangeRefusal, texts: ChangeOrderMessages): RefusalText {
  const { refused } = texts
  switch (refusal.reason) {
    case 'asks':
      return { text: texts.asked }
    case 'not_changeable':
      return { text: texts.closed }
    case 'being_cancelled':
    case 'payment_under_way':
    case 'refunded':
    case 'nothing_changed':
    case 'product_gone':
    case 'unpaid_limit':
      return { text: refused[refusal.reason] }
    case 'out_of_stock':
      return {
        text: refused.out_of_stock(
          refusal.lines.map(({ name, left }) => refused.left(name, left)).join(', '),
        ),
      }
    case 'collection_only':
      return { text: refused.collection_only(refusal.names.join(', ')) }
    default:
      return { text: refused.discount }
  }
}
