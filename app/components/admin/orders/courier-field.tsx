import { TextField } from '#app/components/forms/field.tsx'
import type { Courier } from '#domain/orders/order-desk/views.ts'

/** The id of the names that couriers are chosen from: one list of a page serves all of its fields. */
export const COURIERS = 'couriers'

type CourierFieldProps = { name: string; label: string; hint?: string }

/** The courier of a parcel: any name, or one of the last that `CourierNames` offers. */
export function CourierField(props: CourierFieldProps) {
  return <TextField {...props} input={{ list: COURIERS, autoComplete: 'off' }} />
}

/** The couriers that the shop has used, once on a page. */
export function CourierNames({ couriers }: { couriers: Courier[] }) {
  return (
    <datalist id={COURIERS}>
      {couriers.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  )
}
