import { CourierField } from '#app/components/admin/orders/courier-field.tsx'
import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import type { LostRequest } from '#app/components/forms/form-reply.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import type { OrderReply } from './order-reply.ts'
import { SEND_AGAIN as intent, sentField } from './sent-fields.ts'

type Props = {
  view: StaffOrderView
  lost: { carrier: string; number: string }
  pageReply: OrderReply | undefined
}

/** Sends what was in a lost parcel once more. */
export function SendAgainForm({ view: { refundable }, lost, pageReply }: Props) {
  const { parcels, order } = useStaffMessages()
  const texts = parcels.send
  const items = refundable.items.filter(({ quantity }) => quantity > 0)
  if (items.length === 0) return <p>{texts.none}</p>
  function refusalText(refusal: Exclude<NonNullable<OrderReply['refusal']>, LostRequest>): RefusalText {
    switch (refusal.reason) {
      case 'overtaken':
      case 'not_sent':
        return { text: texts.refusals[refusal.reason] }
      case 'same_number':
        return { text: texts.refusals.same_number, field: sentField(intent, 'number') }
      case 'too_many':
        return { text: texts.refusals.too_many(refusal.left), field: fieldOf(refusal.itemId) }
      case 'out_of_stock':
        return { text: texts.refusals.out_of_stock(refusal.left), field: fieldOf(refusal.itemId) }
      case 'being_cancelled':
        return { text: order.beingCancelled }
      default:
        return { text: texts.refusals.gone }
    }
  }
  return (
    <StaffForm
      // The parcel that may be lost is another then.
      key={lost.number}
      intent={intent}
      pageReply={pageReply}
      values={{
        [sentField(intent, 'carrier')]: lost.carrier,
        ...Object.fromEntries(items.map(({ itemId, quantity }) => [fieldOf(itemId), String(quantity)])),
      }}
      refusalText={refusalText}
      submit={texts.submit}
    >
      <p className="text-sm text-stone">{texts.hint}</p>
      <input type="hidden" name={sentField(intent, 'lost')} value={lost.number} />
      {items.map(({ itemId, name, quantity }) => (
        <TextField
          key={itemId}
          name={fieldOf(itemId)}
          label={texts.jars(name)}
          input={{
            type: 'number',
            inputMode: 'numeric',
            min: 0,
            max: quantity,
            step: 1,
            autoComplete: 'off',
          }}
        />
      ))}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <CourierField name={sentField(intent, 'carrier')} label={order.carrier} />
        <TextField
          name={sentField(intent, 'number')}
          label={order.trackingNumber}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
      </div>
      <TextField
        name={sentField(intent, 'url')}
        label={order.trackingLink}
        hint={order.trackingLinkHint}
        isOptional
        input={{ type: 'url', inputMode: 'url', autoComplete: 'off' }}
      />
      <TextField
        name={sentField(intent, 'amount')}
        label={texts.cost}
        hint={texts.costHint}
        input={{ inputMode: 'decimal', autoComplete: 'off' }}
      />
    </StaffForm>
  )
}

const fieldOf = (itemId: string) => sentField(intent, 'quantity', itemId)
