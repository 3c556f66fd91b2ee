import { useRef } from 'react'
import { SelectField } from '#app/components/forms/field.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { usualProvince } from '#shared/accounts/postal-codes.ts'
import type { Offer } from './offer.ts'
import type { Place } from './use-checkout-form.ts'
import { useCheckoutMessages } from './use-checkout-messages.ts'

type ProvinceFieldProps = { provinces: Offer['delivery']['provinces']; place: Place }

/** The provinces with the price of delivery to each; what the postal code says is only proposed. */
export function ProvinceField({ provinces, place }: ProvinceFieldProps) {
  const { delivery: texts } = useCheckoutMessages()
  const { provinces: names } = usePurchaseMessages()
  const { charge } = useMoney()
  const field = useRef<HTMLDivElement>(null)
  const byName = provinces.toSorted((a, b) => names[a.province].localeCompare(names[b.province]))
  const proposed = usualProvince(place.postalCode)

  function choose(province: string) {
    const select = field.current?.querySelector('select')
    if (!select) return
    select.value = province
    select.dispatchEvent(new Event('input', { bubbles: true }))
    // The button that was pressed goes.
    select.focus()
  }

  return (
    <div ref={field}>
      <SelectField
        name="delivery.address.province"
        label={texts.province}
        placeholder={texts.provinceHint}
        autoComplete="address-level1"
      >
        {byName.map(({ province, cents }) => (
          <option key={province} value={province}>
            {texts.provinceWithPrice(names[province], cents === 0 ? texts.free : charge(cents))}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite">
        {proposed && proposed !== place.province && (
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <p>{texts.usuallyIn(place.postalCode?.trim() ?? '', names[proposed])}</p>
            <button
              type="button"
              className="link min-h-11 font-semibold noscript:hidden"
              onClick={() => choose(proposed)}
            >
              {texts.chooseProvince(names[proposed])}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
