import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import type { SavedAddress } from '#domain/accounts/addresses/schemas.ts'
import { addressLines } from '#shared/accounts/address-lines.ts'
import type { AddressReply } from './address-actions.ts'
import { AddressForm } from './address-form.tsx'
import { useAddressMessages } from './use-address-messages.ts'

type AddressCardProps = { address: SavedAddress; pageReply: AddressReply | undefined }

/** One address: what it is, and what can be done with it. */
export function AddressCard({ address, pageReply }: AddressCardProps) {
  const texts = useAddressMessages()
  const { provinces } = usePurchaseMessages()
  const { id, street, isStandard } = address
  const intent = `save-${id}`
  return (
    <li className="card p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="min-w-0 wrap-anywhere">
          <Lines lines={addressLines(address, provinces)} />
        </p>
        {isStandard && (
          <span className="on-leaf rounded-full bg-leaf px-3 py-0.5 text-sm text-coconut">
            {texts.standard}
          </span>
        )}
      </div>
      <ButtonForm className="mt-3 flex flex-wrap gap-x-6">
        {!isStandard && (
          <SubmitButton
            intent={`standard-${id}`}
            className="link min-h-11"
            aria-label={texts.makeStandardOf(street)}
          >
            {texts.makeStandard}
          </SubmitButton>
        )}
        <SubmitButton intent={`remove-${id}`} className="link min-h-11" aria-label={texts.removeOf(street)}>
          {texts.remove}
        </SubmitButton>
      </ButtonForm>
      <details open={pageReply?.intent === intent} className="mt-1">
        <summary
          className="link min-h-11 w-fit cursor-pointer content-center"
          aria-label={texts.changeOf(street)}
        >
          {texts.change}
        </summary>
        <div className="mt-4 max-w-xl">
          <AddressForm intent={intent} address={address} pageReply={pageReply} />
        </div>
      </details>
    </li>
  )
}
