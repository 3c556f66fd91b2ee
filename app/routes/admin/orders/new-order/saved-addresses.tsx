import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField } from '#app/components/forms/field.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import type { Caller } from '#domain/orders/order-entry/views.ts'
import { addressLines } from '#shared/accounts/address-lines.ts'

/** The addresses that the caller keeps; another is typed, in fields that only show then, by CSS alone. */
export function SavedAddresses({ saved }: Pick<Caller, 'saved'>) {
  const { orderEntry: texts } = useStaffMessages()
  const { provinces } = usePurchaseMessages()
  return (
    <SelectField name="saved" label={texts.savedAddress} autoComplete="off">
      {saved.map((address) => (
        <option key={address.id} value={address.id}>
          {addressLines(address, provinces).join(', ')}
        </option>
      ))}
      <option value="another">{texts.anotherAddress}</option>
    </SelectField>
  )
}
