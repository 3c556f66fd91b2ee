import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { ReturnsMessages } from '#shared/messages/en/orders/returns.ts'
import { MOST_RETURN_PICTURES } from '#shared/orders/return-fields.ts'
import { quantityField } from './quantity-field.ts'
import type { ReturnRefusal } from './return-action.ts'

/** Says why nothing was asked for, at the field it is about. */
export function refusalText(
  refusal: ReturnRefusal,
  { refused }: ReturnsMessages,
  dayText: (day: string) => string,
): RefusalText {
  switch (refusal.reason) {
    case 'too_late':
      return { text: refused.too_late(dayText(refusal.until)), field: 'reason' }
    case 'too_many':
      return { text: refused.too_many(refusal.left), field: quantityField(refusal.itemId) }
    case 'too_many_pictures':
      return { text: refused.too_many_pictures(MOST_RETURN_PICTURES) }
    case 'no_right':
      return { text: refused.no_right, field: 'reason' }
    case 'refund_only':
      return { text: refused.refund_only, field: 'wish' }
    case 'not_sent':
    case 'unknown_item':
    case 'wait':
    case 'too_large':
    case 'busy':
      return { text: refused[refusal.reason] }
    case 'storage_forbidden':
    case 'storage_unavailable':
    case 'storage_full':
      return { text: refused.busy }
    default:
      return { text: refused.bad_picture }
  }
}
