import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { useAddressMessages } from './use-change-messages.ts'

/** The address, for a courier; without one it is hidden, by CSS alone. */
export function DeliveryFields() {
  const texts = useAddressMessages()
  const { provinces } = usePurchaseMessages()
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
      <SelectField
        name="delivery.address.province"
        label={texts.province}
        placeholder={texts.provinceHint}
        autoComplete="address-level1"
      >
        {PROVINCES.map((province) => (
          <option key={province} value={province}>
            {provinces[province]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
