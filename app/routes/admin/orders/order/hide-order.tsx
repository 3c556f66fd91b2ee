import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Fold } from './fold.tsx'
import type { OrderReply } from './order-reply.ts'

type Props = {
  /** True if money for it is to go back: somebody has to see to that first. */
  isOwing: boolean
  pageReply: OrderReply | undefined
}

/** Hides an order from every list, after asking once more. */
export function HideOrder({ isOwing, pageReply }: Props) {
  const { order: texts } = useStaffMessages()
  if (isOwing) return <p className="border-t border-line py-4 text-stone">{texts.hideNotYet}</p>
  return (
    <Fold id="hide" title={texts.hide}>
      <StaffForm intent="hide" pageReply={pageReply} submit={texts.hideNow} buttonClassName="btn-line">
        <p>{texts.hideHint}</p>
      </StaffForm>
    </Fold>
  )
}
