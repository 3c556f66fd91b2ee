import { TextField } from '#app/components/forms/field.tsx'
import { ProvinceField } from '#app/components/orders/province-field.tsx'
import { useAddressMessages } from './use-change-messages.ts'

/** The address, for a courier; without one it is hidden, by CSS alone. */
export function DeliveryFields() {
  const texts = useAddressMessages()
  return (
    <div className="courier-fields grid max-w-xl gap-5 sm:grid-cols-2">
      <TextField
        name="delivery.address.street"
        label={texts.street}
        className="sm:col-span-2"
        input={{ autoComplete: 'street-address', maxLength: 120 }}
      />
      <TextField
        name="delivery.address.suburb"
        label={texts.suburb}
        isOptional
        input={{ autoComplete: 'address-level3', maxLength: 80 }}
      />
      <TextField
        name="delivery.address.city"
        label={texts.city}
        input={{ autoComplete: 'address-level2', maxLength: 80 }}
      />
      <TextField
        name="delivery.address.postalCode"
        label={texts.postalCode}
        input={{ inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 10 }}
      />
      <ProvinceField
        name="delivery.address.province"
        label={texts.province}
        placeholder={texts.provinceHint}
        autoComplete="address-level1"
      />
    </div>
  )
}
