import { useMoney } from '#app/components/i18n/money.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import type { DiscountRefusal } from '#domain/discounts/schemas.ts'

/** Says why a discount code takes nothing off. */
export function useDiscountRefusalText(): (refusal: DiscountRefusal) => string {
  const { problems } = useOrderMessages().checkout.discount
  const { charge } = useMoney()
  return (refusal) =>
    refusal.reason === 'minimum' ? problems.minimum(charge(refusal.minimumCents)) : problems[refusal.reason]
}
