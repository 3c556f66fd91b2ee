import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Lines } from '#app/components/ui/lines.tsx'
import { LOCALES } from '#shared/locale.ts'
import type { GroupField } from '#app/components/admin/settings/group-fields.ts'
import type { Preview } from './preview-of.ts'

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
  const { settings: texts } = useStaffMessages()
  const changed = fields.filter(({ name }) => (before[name] ?? '') !== (after[name] ?? ''))
  const say = ({ kind }: GroupField, value = '') =>
    kind === 'zone' && value in texts.fields.zones
      ? texts.fields.zones[value as keyof typeof texts.fields.zones]
      : value || '–'
  return (
    <dl className="grid gap-2 text-sm">
      {changed.map((field) => (
        <div key={field.name} className="wrap-anywhere">
          <dt className="font-semibold">{field.label}</dt>
          <dd>
            {say(field, before[field.name])} → {say(field, after[field.name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What visitors will see, before anything is saved. */
export function PreviewBox({ preview, fields }: { preview: Preview; fields: GroupField[] }) {
  const { settings: texts } = useStaffMessages()
  const { footer, sample } = preview
  return (
    <div role="status" className="notice grid gap-4">
      <p className="font-semibold">{texts.previewTitle}</p>
      <Differences fields={fields} before={preview.before} after={preview.after} />
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
