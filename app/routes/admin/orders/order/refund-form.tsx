import { TextField } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { Refundable } from '#domain/orders/order-desk/views.ts'
import { fromCents } from '#shared/catalog/rand.ts'
import { CheckBox } from '#app/components/admin/check-box.tsx'
import type { OrderReply } from './order-reply.ts'
import { refundField, type RefundIntent } from './refund-fields.ts'
import { refundRefusalText } from './refund-refusal-text.ts'

type RefundFormProps = {
  refundable: Refundable
  /** True if a provider has refused, so that the money may have to be sent by hand. */
  offersByHand: boolean
  pageReply: OrderReply | undefined
}

/** Gives back all that is left: one press, because its sum is on the button. */
export function RefundAllForm({ refundable, offersByHand, pageReply }: RefundFormProps) {
  const staff = useStaffMessages()
  const { refunds: texts } = staff
  const { charge } = useMoney()
  const { items, deliveryCents, totalCents, refundedCents, canRestock } = refundable
  const intent = 'refund-all'
  return (
    <StaffForm
      // The rest may have become less.
      key={totalCents}
      intent={intent}
      pageReply={pageReply}
      values={{ [refundField(intent, 'agreed')]: String(refundedCents + totalCents) }}
      refusalText={(refusal) => refundRefusalText(refusal, intent, staff, charge)}
      submit={texts.all(charge(totalCents))}
      className="gap-4"
    >
      <AgreedField intent={intent} />
      {items.map(({ itemId, quantity, amountCents }) => (
        <span key={itemId} className="hidden">
          <input type="hidden" name={refundField(intent, 'quantity', itemId)} value={quantity} />
          <input type="hidden" name={refundField(intent, 'amount', itemId)} value={fromCents(amountCents)} />
        </span>
      ))}
      <input type="hidden" name={refundField(intent, 'delivery')} value={fromCents(deliveryCents)} />
      <Reason intent={intent} />
      {offersByHand && <CheckBox name={refundField(intent, 'by-hand')} label={texts.byHand} />}
      {canRestock && items.some(({ quantity }) => quantity > 0) && (
        <CheckBox name={refundField(intent, 'restocks')} label={texts.restockAll} />
      )}
    </StaffForm>
  )
}

type RefundSomeProps = RefundFormProps & {
  intent?: RefundIntent
  submit: string
  /** Filled in from the start. */
  values?: Record<string, string>
}

/** Gives back a part: jars, some of their price, or the delivery. The server says the sum before anything goes. */
export function RefundSomeForm(props: RefundSomeProps) {
  const { refundable, offersByHand, pageReply, intent = 'refund', submit, values } = props
  const staff = useStaffMessages()
  const { refunds: texts } = staff
  const { charge } = useMoney()
  const { items, deliveryCents, canRestock } = refundable
  return (
    <StaffForm
      intent={intent}
      pageReply={pageReply}
      {...(values && { values })}
      refusalText={(refusal) => refundRefusalText(refusal, intent, staff, charge)}
      submit={submit}
    >
      <AgreedField intent={intent} />
      {items.map((item) => (
        <ItemFields key={item.itemId} intent={intent} item={item} canRestock={canRestock} />
      ))}
      {deliveryCents > 0 && (
        <TextField
          name={refundField(intent, 'delivery')}
          label={texts.delivery}
          hint={texts.upTo(charge(deliveryCents))}
          isOptional
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
        />
      )}
      <Reason intent={intent} />
      {offersByHand && <CheckBox name={refundField(intent, 'by-hand')} label={texts.byHand} />}
    </StaffForm>
  )
}

type ItemFieldsProps = { intent: RefundIntent; item: Refundable['items'][number]; canRestock: boolean }

function ItemFields({ intent, item, canRestock }: ItemFieldsProps) {
  const { refunds: texts } = useStaffMessages()
  const { charge } = useMoney()
  const { itemId, name, quantity, amountCents } = item
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{name}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {quantity > 0 && (
          <TextField
            name={refundField(intent, 'quantity', itemId)}
            label={texts.jars}
            hint={texts.jarsLeft(quantity)}
            isOptional
            input={{
              type: 'number',
              inputMode: 'numeric',
              min: 0,
              max: quantity,
              step: 1,
              autoComplete: 'off',
            }}
          />
        )}
        {/* A form without the number of jars is about the price alone. */}
        {quantity === 0 && <input type="hidden" name={refundField(intent, 'quantity', itemId)} value="0" />}
        <TextField
          name={refundField(intent, 'amount', itemId)}
          label={texts.amount}
          hint={texts.amountHint(charge(amountCents))}
          isOptional
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
        />
      </div>
      {canRestock && quantity > 0 && (
        <CheckBox name={refundField(intent, 'restocks', itemId)} label={texts.restock} />
      )}
    </fieldset>
  )
}

function Reason({ intent }: { intent: RefundIntent }) {
  const { refunds: texts } = useStaffMessages()
  return (
    <TextField
      name={refundField(intent, 'reason')}
      label={texts.reason}
      hint={texts.reasonHint}
      input={{ maxLength: 200, autoComplete: 'off' }}
    />
  )
}

/** The sum that the sender of the form has seen. */
function AgreedField({ intent }: { intent: RefundIntent }) {
  const name = refundField(intent, 'agreed')
  const { value } = useField(name)
  return <input type="hidden" name={name} value={value ?? ''} />
}
