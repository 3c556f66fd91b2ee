import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import type { ParcelVerdict } from '#domain/orders/order-desk/views.ts'

/** Says what became of a parcel. */
export function useVerdictText() {
  const { shipping: texts } = useStaffMessages()
  const { statuses } = useOrderMessages()
  return (verdict: ParcelVerdict): string => {
    if (verdict.verdict === 'number_used') return texts.numberUsed(verdict.usedBy)
    if (verdict.verdict === 'illegal_step') return texts.illegalStep(statuses[verdict.from])
    return texts.verdicts[verdict.verdict]
  }
}
