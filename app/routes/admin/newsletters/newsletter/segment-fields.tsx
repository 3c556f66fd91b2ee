import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { SelectField, TextField } from '#app/components/forms/field.tsx'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { BlockChoices } from '#domain/newsletters/newsletters/schemas.ts'
import { ANY } from '#shared/kernel/any-choice.ts'
import { pick } from '#shared/kernel/locale.ts'

/** Chooses the readers of a newsletter, and counts them again with each choice. */
export function SegmentFields({ choices, recipients }: { choices: BlockChoices; recipients: number }) {
  const { newsletters: texts } = useStaffMessages()
  const locale = useLocale()
  const fields = useRef<HTMLFieldSetElement>(null)
  const counted = useFetcher<{ recipients: number }>()
  function count() {
    const search: Record<string, string> = {}
    for (const field of fields.current?.querySelectorAll<HTMLSelectElement>('select, input') ?? []) {
      search[field.name] = field.value
    }
    void counted.load(pathTo({ to: '/admin/newsletters/recipients', search }, locale))
  }
  return (
    <fieldset ref={fields} onChange={count} className="grid gap-4 border-t border-line pt-4">
      <legend className="sr-only">{texts.who}</legend>
      <p aria-hidden className="font-semibold">
        {texts.who}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="segment.language" label={texts.language} autoComplete="off">
          <option value={ANY}>{texts.everybody}</option>
          <option value="en">{texts.languages.en}</option>
          <option value="th">{texts.languages.th}</option>
        </SelectField>
        <SelectField name="segment.hasAccount" label={texts.account} autoComplete="off">
          <option value={ANY}>{texts.everybody}</option>
          <option value="yes">{texts.yes}</option>
          <option value="no">{texts.no}</option>
        </SelectField>
        <SelectField name="segment.boughtProductId" label={texts.bought} autoComplete="off">
          <option value={ANY}>{texts.anything}</option>
          {choices.products.map(({ id, name }) => (
            <option key={id} value={id}>
              {pick(name, locale)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="segment.boughtSince"
          label={texts.since}
          hint={texts.sinceHint}
          isOptional
          input={{ type: 'date', autoComplete: 'off' }}
        />
      </div>
      <p role="status" className="font-semibold tabular-nums">
        {texts.recipients(counted.data?.recipients ?? recipients)}
      </p>
    </fieldset>
  )
}
