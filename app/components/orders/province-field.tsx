import { SelectField } from '#app/components/forms/field.tsx'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { usePurchaseMessages } from './use-purchase-messages.ts'

type ProvinceFieldProps = { name: string; label: string; placeholder: string; autoComplete: string }

/** A choice from South Africa's provinces. */
export function ProvinceField(props: ProvinceFieldProps) {
  const { provinces } = usePurchaseMessages()
  return (
    <SelectField {...props}>
      {PROVINCES.map((province) => (
        <option key={province} value={province}>
          {provinces[province]}
        </option>
      ))}
    </SelectField>
  )
}
