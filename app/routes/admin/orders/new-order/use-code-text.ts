import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { DiscountRefusal } from '#domain/orders/discounts/schemas.ts'

/** Says why a discount code takes nothing off, to staff. */
export function useCodeText(): (refusal: DiscountRefusal) => string {
  const { codeProblems } = useStaffMessages().orderEntry
  const { charge } = useMoney()
  return (refusal) =>
    refusal.reason === 'minimum'
      ? codeProblems.minimum(charge(refusal.minimumCents))
      : codeProblems[refusal.reason]
}
