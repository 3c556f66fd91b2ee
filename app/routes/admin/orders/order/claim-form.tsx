import { StaffForm } from '#app/components/admin/staff-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import type { StaffOrderView } from '#domain/orders/order-desk/views.ts'
import { fromCents } from '#shared/catalog/rand.ts'
import type { OrderReply } from './order-reply.ts'
import { CLAIM as intent, sentField } from './sent-fields.ts'

type Props = { parcels: Parcel[]; totalCents: number; pageReply: OrderReply | undefined }
type Parcel = { carrier: string; number: string }

/** The parcels of an order that nothing is claimed for yet: first those that were lost before. */
export function unclaimedParcels({ order, parcels, claims }: StaffOrderView): Parcel[] {
  const lost = parcels.flatMap(({ lost }) => lost ?? []).toReversed()
  const known = order.tracking ? [...lost, order.tracking] : lost
  return known.filter(({ number }) => claims.every(({ trackingNumber }) => trackingNumber !== number))
}

/** Records what the shop wants back from the courier of one of the parcels. */
export function ClaimForm({ parcels, totalCents, pageReply }: Props) {
  const staff = useStaffMessages()
  const { claims: texts } = staff.parcels
  return (
    <StaffForm
      key={parcels[0]?.number}
      intent={intent}
      pageReply={pageReply}
      values={{
        [sentField(intent, 'parcel')]: parcels[0]?.number ?? '',
        [sentField(intent, 'amount')]: fromCents(totalCents),
      }}
      refusalText={({ reason }) => ({
        text: reason === 'already_claimed' ? texts.already : texts.unknown,
        field: sentField(intent, 'parcel'),
      })}
      submit={texts.record}
    >
      <SelectField name={sentField(intent, 'parcel')} label={texts.parcel} autoComplete="off">
        {parcels.map(({ carrier, number }) => (
          <option key={number} value={number}>
            {carrier} {number}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name={sentField(intent, 'amount')}
          label={staff.order.amount}
          hint={texts.amountHint}
          input={{ inputMode: 'decimal', autoComplete: 'off' }}
        />
        <TextField
          name={sentField(intent, 'reference')}
          label={staff.order.reference}
          hint={texts.referenceHint}
          input={{ autoComplete: 'off', spellCheck: false }}
        />
      </div>
    </StaffForm>
  )
}
