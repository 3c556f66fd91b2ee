import { use } from 'react'
import { CheckBox } from '#app/components/admin/check-box.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { FormState } from '#app/components/forms/form-state.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Icon } from '#app/components/ui/icons.tsx'
import type { GiftOffer } from '#domain/orders/order-entry/views.ts'

const GIFT_FIELDS = ['wrapped', 'card', 'toReceiver', 'receiverName', 'receiverPhone']

/** The gift that an order can be: folded away until something stands in it, as in the checkout. */
export function GiftFields({ gifts: { wrappingCents } }: { gifts: GiftOffer }) {
  const { gift: texts } = useStaffMessages().orderEntry
  const { charge } = useMoney()
  const { values, errors } = use(FormState)
  const isInUse = GIFT_FIELDS.some((name) => values[name]?.trim() || errors[name])
  const off = { autoComplete: 'off' } as const
  return (
    <details open={isInUse} className="group">
      <summary className="link flex min-h-11 w-fit items-center gap-2">
        {texts.title}
        <Icon name="down" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-4">
        <p className="text-sm text-stone">{texts.hint}</p>
        {wrappingCents !== null && (
          <CheckBox
            name="wrapped"
            label={texts.wrap(wrappingCents > 0 ? charge(wrappingCents) : texts.free)}
          />
        )}
        <TextArea name="card" label={texts.card} hint={texts.cardHint} isOptional rows={3} />
        <div className="courier-fields grid gap-4">
          <CheckBox name="toReceiver" label={texts.toReceiver} />
          <div className="receiver-fields grid items-start gap-5 sm:grid-cols-2">
            <TextField name="receiverName" label={texts.name} input={{ ...off, maxLength: 80 }} />
            <TextField
              name="receiverPhone"
              label={texts.phone}
              input={{ ...off, type: 'tel', maxLength: 30 }}
            />
          </div>
        </div>
      </div>
    </details>
  )
}
