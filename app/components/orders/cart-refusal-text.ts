import type { Messages } from '#shared/messages/index.ts'
import type { CartReply } from './cart-reply.ts'

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
