import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { CheckoutProblem } from './reply.ts'

/** A declined card is told at the card's field. */
type NoticedProblem = Exclude<CheckoutProblem, { reason: 'payment_declined' }>

/** Why there is no order yet, and the way on. */
export function ProblemNotice({ problem }: { problem: NoticedProblem }) {
  const { problems } = useOrderMessages().checkout
  const isAboutCart = problem.reason === 'out_of_stock' || problem.reason === 'product_gone'
  return (
    <div className="notice notice-error">
      <p className="font-semibold">{problems.title}</p>
      <p>{useProblemText(problem)}</p>
      {problem.reason === 'out_of_stock' && (
        <ul className="mt-1 list-disc pl-5">
          {problem.lines.map(({ productId, name, left }) => (
            <li key={productId}>{problems.outOfStockLine(name, left)}</li>
          ))}
        </ul>
      )}
      {isAboutCart && (
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <button type="submit" name="intent" value="accept" className="btn btn-leaf">
            {problems.takeWhatIsLeft}
          </button>
          <LocalLink to="/cart" className="link">
            {problems.toCart}
          </LocalLink>
        </p>
      )}
    </div>
  )
}

function useProblemText(problem: NoticedProblem): string {
  const { problems } = useOrderMessages().checkout
  const { charge } = useMoney()
  switch (problem.reason) {
    case 'total_changed':
      return problems.totalChanged(charge(problem.totalCents))
    case 'cart_changed':
      return problems.cartChanged
    case 'out_of_stock':
      return problems.outOfStock
    case 'product_gone':
      return problems.productGone
    case 'payment_method_unavailable':
      return problems.methodUnavailable
    case 'network':
      return problems.network
    case 'unexpected':
      return problems.unexpected
  }
}
