import type { ReactNode } from 'react'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { CourierField } from '#app/components/admin/orders/courier-field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { OrderStatus } from '#shared/orders/order-states.ts'
import type { StaffStep } from '#domain/orders/orders/schemas.ts'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { illegalStepText } from './illegal-step-text.ts'
import type { OrderReply } from './order-reply.ts'

/** These end an order before its time. */
export const ENDINGS: readonly StaffStep[] = ['cancelled', 'returned']

type StepFormProps = {
  order: OrderView
  to: StaffStep
  pageReply: OrderReply | undefined
  buttonClassName: string
}

/** Takes an order to one of its next steps. */
export function StepForm({ order, to, pageReply, buttonClassName }: StepFormProps) {
  const staff = useStaffMessages()
  const orderTexts = useOrderMessages()
  const { charge } = useMoney()
  const { order: texts } = staff
  const hints: Partial<Record<OrderStatus, string>> = texts.stepHints
  const labels: Record<typeof to, string> = {
    ...texts.steps,
    ...(order.deliveryMethod === 'pickup' && texts.pickupSteps),
    ...(order.deliveryMethod === 'at_the_table' && texts.tableSteps),
  }
  function refusalText(refusal: NonNullable<OrderReply['refusal']>): RefusalText {
    if (refusal.reason === 'recalled_batch') return { text: texts.recalledBatch }
    if (refusal.reason === 'owes') return { text: texts.owes(charge(refusal.owedCents)) }
    if (refusal.reason === 'being_cancelled') return { text: texts.beingCancelled }
    if (refusal.reason === 'is_paid') {
      const { number, customerName, totalCents } = refusal
      return { text: texts.cancelPaid(number, customerName, charge(totalCents)), isQuestion: true }
    }
    return refusal.reason === 'illegal_step'
      ? { text: illegalStepText(refusal, order, staff, orderTexts) }
      : { text: texts.trackingNeeded }
  }
  const isEnding = ENDINGS.includes(to)
  const reason = (
    <TextArea
      name={stepField(to, 'reason')}
      label={texts.reason}
      hint={texts.reasonHint}
      rows={2}
      isOptional
    />
  )
  return (
    <StaffForm
      intent={stepIntent(to)}
      pageReply={pageReply}
      refusalText={refusalText}
      submit={labels[to]}
      buttonClassName={buttonClassName}
      className="gap-4"
    >
      {hints[to] && <p className="text-sm text-stone">{hints[to]}</p>}
      {to === 'shipped' && order.deliveryMethod === 'courier' && <TrackingFields to={to} />}
      {to === 'cancelled' && <SureField />}
      {isEnding ? reason : <Reason isOpen={pageReply?.intent === stepIntent(to)}>{reason}</Reason>}
    </StaffForm>
  )
}

/** Steps on the way need no reason, so its field is one press away. */
function Reason({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { order: texts } = useStaffMessages()
  return (
    <details open={isOpen}>
      <summary className="link min-h-11 content-center">{texts.giveReason}</summary>
      {children}
    </details>
  )
}

function TrackingFields({ to }: { to: OrderStatus }) {
  const { order: texts } = useStaffMessages()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <CourierField name={stepField(to, 'carrier')} label={texts.carrier} />
        <TextField
          name={stepField(to, 'number')}
          label={texts.trackingNumber}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
      </div>
      <TextField
        name={stepField(to, 'url')}
        label={texts.trackingLink}
        hint={texts.trackingLinkHint}
        isOptional
        input={{ type: 'url', inputMode: 'url', autoComplete: 'off' }}
      />
    </>
  )
}

/** Sent once the question has been read. */
function SureField() {
  const name = stepField('cancelled', 'sure')
  const { value } = useField(name)
  return <input type="hidden" name={name} value={value ?? ''} />
}

/** Names the form of a step. Several stand on one page, so each has names of its own. */
export function stepIntent(to: OrderStatus): string {
  return `to-${to}`
}

/** Names a field of such a form. */
export function stepField(to: OrderStatus, field: string): string {
  return `${to}.${field}`
}
