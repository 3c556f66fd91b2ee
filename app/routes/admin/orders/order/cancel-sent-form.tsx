import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import type { LostRequest } from '#app/components/forms/form-reply.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useOrderMessages } from '#app/components/orders/use-order-messages.ts'
import type { PackedLine } from '#domain/catalog/stock-desk/views.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { illegalStepText } from './illegal-step-text.ts'
import type { OrderReply } from './order-reply.ts'
import { CANCEL_SENT as intent, sentField } from './sent-fields.ts'

type Props = { view: StaffOrderView; packed: PackedLine[]; pageReply: OrderReply | undefined }

/** Cancels an order that was sent: what is back of each line, and whether it can be sold. */
export function CancelSentForm({ view: { order, refundable }, packed, pageReply }: Props) {
  const staff = useStaffMessages()
  const orderTexts = useOrderMessages()
  const { charge } = useMoney()
  const { cancel: texts } = staff.parcels
  const lines = packed.map(({ orderItemId, name, packed }) => ({
    itemId: orderItemId,
    name,
    sent: packed.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
  function refusalText(
    refusal: Exclude<NonNullable<OrderReply['refusal']>, LostRequest>,
    { values }: OrderReply,
  ): RefusalText {
    switch (refusal.reason) {
      case 'is_paid': {
        const back = lines.reduce((sum, { itemId }) => sum + Number(values[fieldOf('fit', itemId)] ?? 0), 0)
        const off = lines.reduce((sum, { sent }) => sum + sent, 0) - back
        const { totalCents } = refundable
        const sum = totalCents > 0 ? charge(totalCents) : undefined
        return { text: texts.sure(refusal.number, refusal.customerName, back, off, sum), isQuestion: true }
      }
      case 'too_many_back':
        return { text: texts.tooMany(refusal.sent), field: fieldOf('fit', refusal.itemId) }
      case 'illegal_step':
        return { text: illegalStepText(refusal, order, staff, orderTexts) }
      default:
        return { text: staff.order.beingCancelled }
    }
  }
  return (
    <StaffForm
      intent={intent}
      pageReply={pageReply}
      refusalText={refusalText}
      submit={texts.submit}
      buttonClassName="btn-line"
    >
      <p className="text-sm text-stone">{texts.hint}</p>
      <SureField />
      {lines.map(({ itemId, name, sent }) => (
        <fieldset key={itemId} className="border-l-2 border-line pl-4">
          <legend className="float-left w-full font-semibold">{name}</legend>
          <p className="clear-both text-sm text-stone">{texts.sent(sent)}</p>
          <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
            {(['fit', 'damaged'] as const).map((field) => (
              <TextField
                key={field}
                name={fieldOf(field, itemId)}
                label={texts[field]}
                isOptional
                input={{
                  type: 'number',
                  inputMode: 'numeric',
                  min: 0,
                  max: sent,
                  step: 1,
                  autoComplete: 'off',
                }}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <TextField
        name={sentField(intent, 'reason')}
        label={staff.order.reason}
        hint={texts.reasonHint}
        input={{ maxLength: 200, autoComplete: 'off' }}
      />
    </StaffForm>
  )
}

const fieldOf = (field: 'fit' | 'damaged', itemId: string) => sentField(intent, field, itemId)

/** The numbers that the question has named. */
function SureField() {
  const name = sentField(intent, 'sure')
  return <input type="hidden" name={name} value={useField(name).value ?? ''} />
}
