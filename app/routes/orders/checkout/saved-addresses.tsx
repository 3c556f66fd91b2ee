import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { addressLines } from '#shared/accounts/address-lines.ts'
import { ANOTHER_ADDRESS } from './fields.ts'
import type { Offer } from './offer.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

/** The customer's own addresses, the standard one chosen; another is typed, in fields that only show then, by CSS alone. */
export function SavedAddresses({ saved }: { saved: Offer['saved'] }) {
  const { delivery: texts } = useCheckoutMessages()
  const { provinces } = usePurchaseMessages()
  if (saved.length === 0) return null
  return (
    <ChoiceGroup name="delivery.saved" label={texts.saved}>
      {saved.map((address, at) => {
        const [street = '', ...others] = addressLines(address, provinces)
        return (
          <Choice
            key={address.id}
            name="delivery.saved"
            value={address.id}
            label={street}
            hint={others.join(', ')}
            isDefault={at === 0}
          />
        )
      })}
      <Choice name="delivery.saved" value={ANOTHER_ADDRESS} label={texts.another} hint={texts.anotherHint} />
    </ChoiceGroup>
  )
}
