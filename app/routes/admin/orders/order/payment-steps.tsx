import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import type { LostRequest } from '#app/components/forms/form-reply.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { isRefundable, type PaymentStatus } from '#shared/orders/order-states.ts'
import type { OrderReply } from './order-reply.ts'
import { sentField } from './sent-fields.ts'

type Step = 'failed' | 'pending' | 'refunded'
type Props = { view: StaffOrderView; pageReply: OrderReply | undefined }

/** Sets the payment of an order to one of its next statuses; that it is paid is recorded with its money. */
export function PaymentSteps({ view, pageReply }: Props) {
  const { payment: texts } = useStaffMessages().parcels
  const steps = stepsFrom(view)
  if (steps.length === 0) return null
  const isReplied = pageReply?.intent.startsWith('payment-') ?? false
  return (
    <details open={isReplied} className="mt-2">
      <summary className="link min-h-11 cursor-pointer content-center">{texts.title}</summary>
      <div className="mt-3 grid gap-6">
        {!steps.includes('refunded') && <p className="text-sm text-stone">{texts.paidHint}</p>}
        {steps.map((to) => (
          <StepForm key={to} to={to} view={view} pageReply={pageReply} />
        ))}
      </div>
    </details>
  )
}

function stepsFrom({ order, refundable, cancelsAt }: StaffOrderView): Step[] {
  if (cancelsAt !== null) return []
  if (order.paymentStatus === 'pending') return ['failed']
  if (order.paymentStatus === 'failed') return ['pending']
  return isRefundable(order.paymentStatus) && refundable.totalCents > 0 ? ['refunded'] : []
}

function StepForm({ to, view, pageReply }: Props & { to: Step }) {
  const { parcels, order } = useStaffMessages()
  const { paymentStatuses } = useOrderMessages()
  const { charge } = useMoney()
  const { payment: texts } = parcels
  const intent = `payment-${to}`
  const left = charge(view.payments.reduce((sum, { leftCents }) => sum + leftCents, 0))
  const hints: Record<Step, string | undefined> = {
    failed: texts.failedHint,
    pending: undefined,
    refunded: texts.refundedHint(left),
  }
  function refusalText(refusal: Exclude<NonNullable<OrderReply['refusal']>, LostRequest>): RefusalText {
    if (refusal.reason === 'is_money') return { text: texts.sure(left), isQuestion: true }
    if (refusal.reason === 'refund_pending') return { text: texts.refundPending }
    if (refusal.reason === 'being_cancelled') return { text: order.beingCancelled }
    const from: PaymentStatus =
      refusal.reason === 'illegal_payment_step' ? refusal.from : view.order.paymentStatus
    return { text: texts.illegal(paymentStatuses[from]) }
  }
  return (
    <StaffForm
      intent={intent}
      pageReply={pageReply}
      refusalText={refusalText}
      submit={texts[to]}
      buttonClassName="btn-line"
      className="gap-4"
    >
      {hints[to] && <p className="text-sm text-stone">{hints[to]}</p>}
      {to === 'refunded' && (
        <>
          <SureField intent={intent} />
          <TextField
            name={sentField(intent, 'reference')}
            label={order.reference}
            input={{ autoComplete: 'off', spellCheck: false }}
          />
        </>
      )}
      <TextField
        name={sentField(intent, 'reason')}
        label={order.reason}
        hint={to === 'refunded' ? texts.reasonOfRefund : texts.reasonHint}
        input={{ maxLength: 200, autoComplete: 'off' }}
      />
    </StaffForm>
  )
}

/** Set by the question whether the money was sent: pressing again answers it. */
function SureField({ intent }: { intent: string }) {
  const name = sentField(intent, 'sure')
  return <input type="hidden" name={name} value={useField(name).value ?? ''} />
}
