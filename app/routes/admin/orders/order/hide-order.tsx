import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { OrderReply } from './order-reply.ts'

type Props = {
  /** True if money for it is to go back: somebody has to see to that first. */
  isOwing: boolean
  pageReply: OrderReply | undefined
}

/** Hides an order from every list, after asking once more. */
export function HideOrder({ isOwing, pageReply }: Props) {
  const { order: texts } = useStaffMessages()
  if (isOwing) return <p className="border-t border-line pt-6 text-stone">{texts.hideNotYet}</p>
  return (
    <details className="border-t border-line pt-6">
      <summary className="link min-h-11 cursor-pointer content-center">{texts.hide}</summary>
      <div className="mt-3 max-w-xl">
        <StaffForm intent="hide" pageReply={pageReply} submit={texts.hideNow} buttonClassName="btn-line">
          <p>{texts.hideHint}</p>
        </StaffForm>
      </div>
    </details>
  )
}
