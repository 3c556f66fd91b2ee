import type { CartRefusal } from '#domain/cart/schemas.ts'
import type { Messages } from '#shared/messages/index.ts'

/** Why a cart was left as it is. */
export type CartProblem = CartRefusal | { reason: 'quantity' | 'invalid' | 'network' | 'unexpected' }

/** The cart page's answer to a change. `productId` says which line a problem is about, where it is known. */
export type CartReply = { ok: true } | { ok: false; problem: CartProblem; productId?: string | undefined }

/** The problem in words. */
export function problemText(problem: CartProblem, { problems }: Messages['cart']): string {
  if (problem.reason !== 'only_left') return problems[problem.reason]
  return problem.left > 0 ? problems.onlyLeft(problem.name, problem.left) : problems.soldOut(problem.name)
}
