import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { TextField } from '#app/components/forms/field.tsx'
import { ReplyForm } from '#app/components/forms/reply-form.tsx'
import { ProvinceField } from '#app/components/orders/province-field.tsx'
import type { SavedAddress } from '#domain/accounts/addresses/schemas.ts'
import type { AddressReply } from './address-actions.ts'
import { useAddressMessages } from './use-address-messages.ts'

type AddressFormProps = {
  intent: string
  address?: SavedAddress
  pageReply: AddressReply | undefined
}

/** The fields of one address, new or saved. */
export function AddressForm({ intent, address, pageReply }: AddressFormProps) {
  const texts = useAddressMessages()
  const { fieldErrors } = useAccountMessages()
  const { id: _id, isStandard: _isStandard, suburb, ...known } = address ?? {}
  return (
    <ReplyForm
      intent={intent}
      idPrefix={intent}
      pageReply={pageReply}
      values={{ ...known, suburb: suburb ?? '' }}
      fieldErrors={fieldErrors}
      refusalText={() => ({ text: texts.tooMany })}
      submit={texts.save}
      pendingText={texts.saving}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="street"
          label={texts.street}
          className="sm:col-span-2"
          input={{ autoComplete: 'street-address' }}
        />
        <TextField name="suburb" label={texts.suburb} isOptional input={{ autoComplete: 'address-level3' }} />
        <TextField name="city" label={texts.city} input={{ autoComplete: 'address-level2' }} />
        <ProvinceField
          name="province"
          label={texts.province}
          placeholder={texts.provinceHint}
          autoComplete="address-level1"
        />
        <TextField
          name="postalCode"
          label={texts.postalCode}
          input={{ inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 10 }}
        />
      </div>
    </ReplyForm>
  )
}
