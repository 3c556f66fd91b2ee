import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useMoney } from '#app/components/i18n/money.tsx'
import { usePurchaseMessages } from '#app/components/orders/use-purchase-messages.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import type { DeliverySettings } from '#domain/base/settings/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { PROVINCES } from '#shared/accounts/provinces.ts'
import { DELIVERY_ZONES, PARCEL_DAYS } from '#shared/base/settings/groups.ts'
import type { GroupField } from '#app/components/admin/base/group-fields.ts'
import type { Preview } from './preview-of.ts'
import { StandingOutside } from './standing-outside.tsx'

type Values = Partial<Record<string, string>>

/** The fields of a group that differ, with both values. */
export function Differences({
  fields,
  before,
  after,
}: {
  fields: GroupField[]
  before: Values
  after: Values
}) {
  const { settings: texts, audit } = useStaffMessages()
  const changed = fields.filter(({ name }) => (before[name] ?? '') !== (after[name] ?? ''))
  const say = ({ kind }: GroupField, value = '') => {
    if (kind === 'switch' && value) return value === 'on' ? audit.yes : audit.no
    if (kind === 'weekdays') return sayDays(value.split(' ')) || '–'
    if (kind === 'zone' && value in texts.fields.zones) {
      return texts.fields.zones[value as keyof typeof texts.fields.zones]
    }
    return value || '–'
  }
  const sayDays = (days: string[]) =>
    PARCEL_DAYS.filter((day) => days.includes(day))
      .map((day) => texts.days[day])
      .join(', ')
  return (
    <dl className="grid gap-2 text-sm">
      {changed.map((field) => (
        <div key={field.name} className="wrap-anywhere">
          <dt className="font-semibold">{field.label}</dt>
          <dd>
            <span className="whitespace-pre-line">{say(field, before[field.name])}</span> →{' '}
            <span className="whitespace-pre-line">{say(field, after[field.name])}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The price that customers pay for a parcel, by provinces that cost the same. */
function ZonePrices({ delivery: { zones, provinces } }: { delivery: DeliverySettings }) {
  const { settings: texts } = useStaffMessages()
  const purchase = usePurchaseMessages()
  const { charge } = useMoney()
  return (
    <ul>
      {DELIVERY_ZONES.map((zone) => {
        const { cents, freeFromCents } = zones[zone]
        const where = PROVINCES.filter((province) => provinces[province] === zone)
        const price = cents === 0 ? texts.free : charge(cents)
        const free = freeFromCents === null ? texts.never : texts.freeFrom(charge(freeFromCents))
        return (
          where.length > 0 && (
            <li key={zone}>
              {where.map((province) => purchase.provinces[province]).join(', ')}: {price}
              {cents > 0 && `, ${free}`}
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Shows what visitors will see, before anything is saved. */
export function PreviewBox({ preview, fields }: { preview: Preview; fields: GroupField[] }) {
  const { settings: texts } = useStaffMessages()
  const { footer, sample, delivery, outside } = preview
  return (
    <div role="status" className="notice grid gap-4">
      <p className="font-semibold">{texts.previewTitle}</p>
      <Differences fields={fields} before={preview.before} after={preview.after} />
      {outside && <StandingOutside outside={outside} />}
      {footer && (
        <div>
          <p className="font-semibold">{texts.footer}</p>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            {LOCALES.map((locale) => (
              <div key={locale} lang={locale} className="text-sm">
                <p className="text-stone">{texts.now}</p>
                <p>
                  <Lines lines={footer[locale].before} />
                </p>
                <p className="mt-2 text-stone">{texts.later}</p>
                <p>
                  <Lines lines={footer[locale].after} />
                </p>
              </div>
            ))}
          </div>
        </div>
      )}
      {delivery && (
        <div className="grid gap-2 text-sm">
          <p className="font-semibold">{texts.parcels}</p>
          <p className="text-stone">{texts.now}</p>
          <ZonePrices delivery={delivery.before} />
          <p className="text-stone">{texts.later}</p>
          <ZonePrices delivery={delivery.after} />
        </div>
      )}
      {sample && (
        <div className="text-sm">
          <p className="font-semibold">{texts.sample}</p>
          <p>
            {texts.now}: {texts.vatOf(sample.before.percent)} {sample.before.vat}
          </p>
          <p>
            {texts.later}: {texts.vatOf(sample.after.percent)} {sample.after.vat}
          </p>
        </div>
      )}
    </div>
  )
}
