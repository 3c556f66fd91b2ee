import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { BY_HAND_METHODS } from '#shared/orders/received-methods.ts'
import { fromCents } from '#shared/catalog/rand.ts'
import type { OrderReply } from './order-reply.ts'

/** For money that an admin received, where none came through a provider. */
export function ByHandForm({ order, pageReply }: { order: OrderView; pageReply: OrderReply | undefined }) {
  const { order: texts, methods } = useStaffMessages()
  const { byHand } = texts
  return (
    <details open={pageReply?.intent === 'by-hand'} className="mt-2 max-w-xl">
      <summary className="link min-h-11 cursor-pointer content-center">{byHand.title}</summary>
      <div className="mt-3">
        <StaffForm
          intent="by-hand"
          pageReply={pageReply}
          values={{
            'by-hand.reference': order.number,
            'by-hand.amount': fromCents(order.dueCents || order.totalCents),
          }}
          refusalText={({ reason }) => {
            if (reason === 'reference_taken')
              return { text: byHand.referenceTaken, field: 'by-hand.reference' }
            if (reason === 'may_be_under_way') return { text: byHand.mayBeUnderWay, isQuestion: true }
            return { text: reason === 'under_way' ? byHand.underWay : byHand.alreadyPaid }
          }}
          submit={byHand.record}
        >
          <p className="text-sm text-stone">{byHand.hint}</p>
          <SelectField name="by-hand.method" label={byHand.method} autoComplete="off">
            {BY_HAND_METHODS.map((method) => (
              <option key={method} value={method}>
                {methods[method]}
              </option>
            ))}
          </SelectField>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              name="by-hand.amount"
              label={texts.amount}
              hint={texts.amountHint}
              input={{ inputMode: 'decimal', autoComplete: 'off' }}
            />
            <TextField
              name="by-hand.reference"
              label={texts.reference}
              hint={byHand.referenceHint}
              input={{ autoComplete: 'off', spellCheck: false }}
            />
          </div>
          <TextField name="by-hand.reason" label={texts.reason} hint={byHand.reasonHint} />
          <SureField />
        </StaffForm>
      </div>
    </details>
  )
}

/** Set by the question whether the buyer is paying online: pressing again answers it. */
function SureField() {
  return <input type="hidden" name="by-hand.sure" value={useField('by-hand.sure').value ?? ''} />
}
