import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { arrivalLine } from '#app/components/orders/arrival-line.ts'
import { GiftFields } from './gift-fields.tsx'
import type { Offer } from './offer.ts'
import { ProvinceField } from './province-field.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { Step } from './step.tsx'
import { Tick } from './tick.tsx'
import type { Place } from './use-checkout-form.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

/** The choice of how the goods get to the buyer. For pick-up the address is not asked for, by CSS alone. */
export function DeliveryStep({ offer, place }: { offer: Offer; place: Place }) {
  const checkout = useCheckoutMessages()
  const { charge } = useMoney()
  const texts = checkout.delivery
  const { arrivals, delivery, pickup, table } = offer
  const { fromCents, toCents, freeFromCents } = delivery
  const isFree = delivery.provinces.every(({ cents }) => cents === 0)
  return (
    <Step number={2} title={texts.title}>
      <ChoiceGroup name="delivery.method" label={texts.method}>
        <Choice
          name="delivery.method"
          value="courier"
          label={texts.courier}
          hint={`${
            isFree
              ? texts.courierFree
              : texts.courierHint(
                  charge(fromCents),
                  charge(toCents),
                  freeFromCents === null ? undefined : charge(freeFromCents),
                )
          } ${arrivalLine(arrivals, place.province)}`}
          isDefault
        />
        <Choice
          name="delivery.method"
          value="pickup"
          label={texts.pickup}
          hint={texts.pickupHint(pickup.place, pickup.hours)}
        />
        {table && (
          <>
            <input type="hidden" name="delivery.reservation" value={table.key} />
            <Choice name="delivery.method" value="at_the_table" label={table.label} hint={table.hint} />
          </>
        )}
      </ChoiceGroup>
      <div className="courier-fields grid gap-5">
        <SavedAddresses saved={offer.saved} />
        <div className="address-fields grid gap-5 sm:grid-cols-2">
          <TextField
            name="delivery.address.street"
            label={texts.street}
            className="sm:col-span-2"
            input={{ autoComplete: 'street-address' }}
          />
          <TextField
            name="delivery.address.suburb"
            label={texts.suburb}
            isOptional
            input={{ autoComplete: 'address-level3' }}
          />
          <TextField
            name="delivery.address.city"
            label={texts.city}
            input={{ autoComplete: 'address-level2' }}
          />
          <TextField
            name="delivery.address.postalCode"
            label={texts.postalCode}
            input={{ inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 10 }}
          />
          <ProvinceField provinces={delivery.provinces} place={place} />
          {offer.canKeepAddress && <Tick name="delivery.keep" label={texts.keep} />}
        </div>
      </div>
      {offer.gift && <GiftFields gift={offer.gift} />}
      <TextArea name="note" label={checkout.note} hint={checkout.noteHint} isOptional rows={2} />
    </Step>
  )
}
