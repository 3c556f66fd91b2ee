import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { OrderReply } from './order-reply.ts'

type Props = {
  /** True if money for it is to go back: somebody has to see to that first. */
  isOwing: boolean
  pageReply: OrderReply | undefined
}

/** Hides an order from every list, after asking once more. */
export function HideOrder({ isOwing, pageReply }: Props) {
  const { order: texts, fieldErrors, working } = useStaffMessages()
  if (isOwing) return <p className="border-t border-line pt-6 text-stone">{texts.hideNotYet}</p>
  return (
    <details className="border-t border-line pt-6">
      <summary className="link min-h-11 cursor-pointer content-center">{texts.hide}</summary>
      <div className="mt-3 max-w-xl">
        <ReplyForm
          intent="hide"
          pageReply={pageReply}
          fieldErrors={fieldErrors}
          submit={texts.hideNow}
          pendingText={working}
          buttonClassName="btn-line"
        >
          <p>{texts.hideHint}</p>
        </ReplyForm>
      </div>
    </details>
  )
}
