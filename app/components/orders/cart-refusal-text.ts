import type { Messages } from '#shared/messages/en/every-page.ts'
import type { CartRefusal } from '#domain/orders/cart/schemas.ts'
import type { FormReply } from '#app/components/forms/form-reply.ts'

/** The cart page's answer to a change. */
export type CartReply = FormReply<CartRefusal | { reason: 'quantity' | 'invalid' }, 'changed'>

/** Says why a cart was left as it is; undefined where it was not. */
export function cartRefusalText(
  { refusal }: Pick<CartReply, 'refusal'>,
  { cart: { problems }, forms }: Messages,
): string | undefined {
  if (!refusal) return undefined
  switch (refusal.reason) {
    case 'network':
    case 'unexpected':
      return forms[refusal.reason]
    case 'only_left':
      if (refusal.left === null) return problems.fewerLeft(refusal.name)
      return refusal.left > 0 ? problems.onlyLeft(refusal.name, refusal.left) : problems.soldOut(refusal.name)
    default:
      return problems[refusal.reason]
  }
}
