import { useMoney } from '#app/components/i18n/money.tsx'
import type { DiscountRefusal } from '#domain/orders/discounts/schemas.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

/** Says why a discount code takes nothing off. */
export function useDiscountRefusalText(): (refusal: DiscountRefusal) => string {
  const { problems } = useCheckoutMessages().discount
  const { charge } = useMoney()
  return (refusal) =>
    refusal.reason === 'minimum' ? problems.minimum(charge(refusal.minimumCents)) : problems[refusal.reason]
}
