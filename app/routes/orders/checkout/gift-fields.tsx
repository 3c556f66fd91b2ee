import { TextArea, TextField } from '#app/components/forms/field.tsx'
import type { FieldName } from './fields.ts'
import { Fold } from './fold.tsx'
import type { Offer } from './offer.ts'
import { Tick } from './tick.tsx'

/** For few: folded away until something stands in it. What only a courier needs to know is not asked of others, by CSS alone. */
export function GiftFields({ gift }: { gift: NonNullable<Offer['gift']> }) {
  const { labels } = gift
  const field = (name: FieldName & keyof typeof labels) => ({ name, label: labels[name] })
  return (
    <Fold title={gift.title} names={Object.keys(labels)}>
      <p className="text-sm text-stone sm:col-span-2">{gift.hint}</p>
      {gift.wrapping && <Tick {...field('gift.isWrapped')} />}
      <TextArea {...field('gift.card')} hint={gift.cardHint} isOptional rows={3} className="sm:col-span-2" />
      <div className="courier-fields grid gap-5 sm:col-span-2 sm:grid-cols-2">
        <Tick {...field('gift.toReceiver')} />
        <div className="receiver-fields grid gap-5 sm:col-span-2 sm:grid-cols-2">
          <TextField {...field('delivery.receiver.name')} input={{ autoComplete: 'off' }} />
          <TextField
            {...field('delivery.receiver.phone')}
            hint={gift.phoneHint}
            input={{ type: 'tel', autoComplete: 'off' }}
          />
        </div>
      </div>
    </Fold>
  )
}
