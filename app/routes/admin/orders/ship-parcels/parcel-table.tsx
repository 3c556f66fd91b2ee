import type { KeyboardEvent } from 'react'
import { DataList } from '#app/components/admin/data-list.tsx'
import { COURIERS } from '#app/components/admin/orders/courier-field.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { FieldError } from '#app/components/forms/field.tsx'
import { useField } from '#app/components/forms/form-state.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { Parcel, ShipParcelsResult } from '#domain/orders/order-desk/views.ts'
import { rowField, rowValue } from './ship-form.ts'
import { useVerdictText } from './use-verdict-text.ts'

type Verdict = ShipParcelsResult['verdicts'][number]
type Row = Parcel & { verdict: Verdict | undefined }
type ParcelTableProps = { parcels: Parcel[]; verdicts: Verdict[] | undefined }

/** The parcels in rows, each with its tracking number; on a phone each is a card. */
export function ParcelTable({ parcels, verdicts }: ParcelTableProps) {
  const { shipping: texts } = useStaffMessages()
  const verdictOf = new Map(verdicts?.map((one) => [one.orderId, one]))
  return (
    <DataList
      label={texts.list}
      rows={parcels.map((parcel): Row => ({ ...parcel, verdict: verdictOf.get(parcel.id) }))}
      keyOf={({ id }) => id}
      columns={[
        { key: 'parcel', head: texts.parcel, cell: parcelCell },
        { key: 'to', head: texts.to, isPlain: true, cell: toCell },
        { key: 'number', head: texts.number, cell: numberCell },
        { key: 'courier', head: texts.otherCourier, cell: courierCell },
      ]}
    />
  )
}

const parcelCell = (row: Row) => (
  <>
    <LocalLink
      to="/admin/orders/:id"
      params={{ id: row.id }}
      className="link inline-block py-1 whitespace-nowrap tabular-nums"
    >
      {row.number}
    </LocalLink>
    <input type="hidden" name={rowField('row', row.id)} value={rowValue(row)} />
  </>
)
const toCell = (row: Row) => <To row={row} />
const numberCell = (row: Row) => <TrackingNumber row={row} />
const courierCell = (row: Row) => <OtherCourier row={row} />

function To({ row: { name, city, items } }: { row: Row }) {
  const { shipping: texts } = useStaffMessages()
  return (
    <>
      {name}
      <span className="block text-sm text-stone">
        {city} · {texts.items(items)}
      </span>
    </>
  )
}

function TrackingNumber({ row }: { row: Row }) {
  const { shipping: texts } = useStaffMessages()
  const name = rowField('number', row.id)
  const { id, value, error, errorId } = useField(name)
  const shared = useField(rowField('shared', row.id))
  const verdictText = useVerdictText()
  const { verdict } = row
  return (
    <>
      <input
        id={id}
        name={name}
        defaultValue={value}
        aria-label={texts.numberOf(row.number)}
        aria-invalid={error !== undefined || verdict !== undefined}
        aria-describedby={error ? errorId : verdict && `${id}-verdict`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        onKeyDown={goToNext}
        className="input tracking-number"
      />
      <FieldError name={name} />
      {verdict && (
        <p id={`${id}-verdict`} className="mt-1 text-sm font-semibold text-chilli-text">
          {verdictText(verdict)}
        </p>
      )}
      {verdict?.verdict === 'number_used' && (
        <label className="flex gap-3 py-2 text-sm">
          <input
            type="checkbox"
            name={rowField('shared', row.id)}
            defaultChecked={shared.value === 'on'}
            aria-label={texts.sharedOf(row.number)}
            className="size-5 shrink-0 accent-leaf"
          />
          {texts.shared}
        </label>
      )}
    </>
  )
}

/** A scanner types a number and Enter: that leads to the next row, and never sends the form. */
function goToNext(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const all = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('.tracking-number') ?? [])]
  all[all.indexOf(event.currentTarget) + 1]?.focus()
}

function OtherCourier({ row }: { row: Row }) {
  const { shipping: texts } = useStaffMessages()
  const name = rowField('carrier', row.id)
  const { id, value } = useField(name)
  return (
    <>
      <input
        id={id}
        name={name}
        defaultValue={value}
        list={COURIERS}
        autoComplete="off"
        aria-label={texts.otherCourierOf(row.number)}
        className="input"
      />
      <FieldError name={name} />
    </>
  )
}
