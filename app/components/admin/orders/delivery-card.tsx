import type { ReactNode } from 'react'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Choice, ChoiceGroup } from '#app/components/forms/choice.tsx'
import { TextField } from '#app/components/forms/field.tsx'
import { ProvinceField } from '#app/components/orders/province-field.tsx'

/** `saved`: the choice of an address that is known; `gift`: the fields of one; `children`: a further way. */
type DeliveryCardProps = {
  id: string
  hint?: string
  saved?: ReactNode
  gift?: ReactNode
  children?: ReactNode
}

/** The choice of how an order gets to its buyer. Where it is collected the address is not asked for, by CSS alone. */
export function DeliveryCard({ id, hint, saved, gift, children }: DeliveryCardProps) {
  const { orderEntry: texts } = useStaffMessages()
  const off = { autoComplete: 'off' } as const
  return (
    <OfficeCard id={id} title={texts.delivery} {...(hint && { hint })} className="order-entry">
      <div className="grid gap-5">
        <ChoiceGroup name="method" label={texts.deliveryMethod}>
          <div className="grid gap-3 sm:grid-cols-2">
            {children}
            <Choice name="method" value="courier" label={texts.courier} hint={texts.courierHint} />
            <Choice name="method" value="pickup" label={texts.pickup} hint={texts.pickupHint} />
          </div>
        </ChoiceGroup>
        <div className="courier-fields grid gap-5">
          {saved}
          <div className="address-fields grid items-start gap-5 sm:grid-cols-2">
            <TextField
              name="street"
              label={texts.street}
              className="sm:col-span-2"
              input={{ ...off, maxLength: 120 }}
            />
            <TextField name="suburb" label={texts.suburb} isOptional input={{ ...off, maxLength: 80 }} />
            <TextField name="city" label={texts.city} input={{ ...off, maxLength: 80 }} />
            <TextField
              name="postalCode"
              label={texts.postalCode}
              input={{ ...off, inputMode: 'numeric', maxLength: 10 }}
            />
            <ProvinceField
              name="province"
              label={texts.province}
              placeholder={texts.provinceHint}
              autoComplete="off"
            />
          </div>
        </div>
        {gift}
      </div>
    </OfficeCard>
  )
}
