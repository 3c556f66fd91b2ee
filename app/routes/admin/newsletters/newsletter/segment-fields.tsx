import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { inputOf } from '#app/components/admin/fields/field-input.tsx'
import { newsletterDescription } from '#app/components/admin/newsletters/newsletter-description.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/request/page-path.ts'

const Input = inputOf(newsletterDescription.fields)

/** Chooses the readers of a newsletter, and counts them again with each choice. */
export function SegmentFields({ recipients }: { recipients: number }) {
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
        <Input name="segment" />
      </div>
      <p role="status" className="font-semibold tabular-nums">
        {texts.recipients(counted.data?.recipients ?? recipients)}
      </p>
    </fieldset>
  )
}
