import type { PaymentProblem } from '#shared/orders/payment-records.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import { useStaffMessages } from './use-staff-messages.ts'

/** Money that somebody must look at: it does not fit, or has to go back. */
export function AttentionMark({ problem }: { problem: PaymentProblem | 'owes_refund' }) {
  const { attention } = useStaffMessages()
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-chilli-text">
      <Icon name="alert" className="size-4 shrink-0" />
      {attention[problem]}
    </span>
  )
}
