import { useRef } from 'react'
import { awaitsTransfer } from '#app/components/orders/payment-text.ts'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { illegalStepText } from './illegal-step-text.ts'
import type { OrderReply } from './order-reply.ts'
import { ENDINGS, StepForm, stepIntent } from './step-form.tsx'
import { useFocusAfterChange } from './use-focus-after-change.ts'

type StepsProps = { view: StaffOrderView; pageReply: OrderReply | undefined }

/** The steps that an order can take now: the way on in the open, the other ways one click further. */
export function Steps({ view: { order, nextSteps, cancelsAt }, pageReply }: StepsProps) {
  const { order: texts } = useStaffMessages()
  const title = useRef<HTMLHeadingElement>(null)
  useFocusAfterChange(title, order.status)
  const onward = nextSteps.filter((status) => !ENDINGS.includes(status))
  const endings = nextSteps.filter((status) => ENDINGS.includes(status))
  // While a transfer is waited for, recording it is the one thing to do.
  const isFirst = !awaitsTransfer(order)
  // On a phone the way on stays under the thumb; the form that it sends is where it always is.
  const underThumb =
    'max-lg:fixed max-lg:inset-x-4 max-lg:bottom-18 max-lg:z-20 max-lg:min-h-14 max-lg:text-lg max-lg:shadow-float'
  return (
    <section id="steps" aria-labelledby="steps-title" className="scroll-mt-28">
      <h2 id="steps-title" ref={title} tabIndex={-1} className="text-xl outline-none">
        {texts.next}
      </h2>
      <OvertakenStep order={order} nextSteps={nextSteps} pageReply={pageReply} />
      {nextSteps.length === 0 && <p className="mt-2">{texts.over}</p>}
      {cancelsAt && <BeingCancelled cancelsAt={cancelsAt} pageReply={pageReply} />}
      <div className="mt-4 grid max-w-xl gap-6" hidden={cancelsAt !== null}>
        {onward.map((to, at) => (
          <StepForm
            key={to}
            order={order}
            to={to}
            pageReply={pageReply}
            buttonClassName={isFirst ? `btn-primary ${at === 0 ? underThumb : ''}` : 'btn-leaf'}
          />
        ))}
        {endings.length > 0 && (
          <details open={endings.some((to) => stepIntent(to) === pageReply?.intent)}>
            <summary className="link min-h-11 cursor-pointer content-center">{texts.otherSteps}</summary>
            <div className="mt-3 grid gap-6 divide-y divide-line *:pb-6">
              {endings.map((to) => (
                <StepForm key={to} order={order} to={to} pageReply={pageReply} buttonClassName="btn-line" />
              ))}
            </div>
          </details>
        )}
      </div>
    </section>
  )
}

/** The minute in which a paid order can still be kept. */
function BeingCancelled({ cancelsAt, pageReply }: { cancelsAt: Date; pageReply: OrderReply | undefined }) {
  const { order: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  return (
    <div className="notice mt-4 grid max-w-xl gap-3">
      <p className="font-semibold">{texts.cancelsAt(formatTime(cancelsAt))}</p>
      {isAdmin ? (
        <StaffForm<OrderReply>
          intent="undo-cancel"
          pageReply={pageReply}
          submit={texts.undoCancel}
          buttonClassName="btn-primary"
          refusalText={() => ({ text: texts.undoTooLate })}
        />
      ) : (
        <p>{texts.adminsUndo}</p>
      )}
    </div>
  )
}

type OvertakenStepProps = Pick<StaffOrderView, 'order' | 'nextSteps'> & Pick<StepsProps, 'pageReply'>

/** Without scripts the page comes back as the order is now, and the refused step's form is no longer on it. */
function OvertakenStep({ order, nextSteps, pageReply }: OvertakenStepProps) {
  const staff = useStaffMessages()
  const texts = useOrderMessages()
  const refusal = pageReply?.refusal
  if (refusal?.reason !== 'illegal_step') return null
  if (nextSteps.some((to) => stepIntent(to) === pageReply?.intent)) return null
  return (
    <p role="alert" className="notice notice-error mt-4 font-semibold">
      {illegalStepText(refusal, order, staff, texts)}
    </p>
  )
}
