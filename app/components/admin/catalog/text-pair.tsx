import { fieldId } from '#app/components/forms/form-state.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import { LocalizedField } from '#app/components/admin/localized-field.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { TextKey, Translated } from '#shared/catalog/product-fields.ts'
import { LOCALES, type Locale } from '#shared/kernel/locale.ts'
import { stillRightField } from './product-values.ts'

type TextPairProps = {
  field: Translated
  /** Lines; one is a plain field. */
  rows: number
  missing: readonly TextKey[]
  stale: readonly TextKey[]
  isRequired?: boolean
}

/** A text in every language side by side, each with a mark where a translator has to look. */
export function TextPair({ field, rows, missing, stale, isRequired = false }: TextPairProps) {
  const { products } = useStaffMessages()
  const hints: Partial<Record<Translated, string>> = products.hints
  const hint = hints[field]
  return (
    <fieldset className="min-w-0 border-t border-line pt-4 first:border-0 first:pt-0">
      <legend className="sr-only">{products.fields[field]}</legend>
      <LocalizedField
        name={field}
        label={products.fields[field]}
        rows={rows}
        {...(isRequired && { required: 'in-default' })}
        {...(hint && { hint })}
        below={LOCALES.map((locale) => (
          <Marks
            key={locale}
            field={field}
            locale={locale}
            isMissing={missing.includes(`${field}.${locale}`)}
            isStale={stale.includes(`${field}.${locale}`)}
          />
        ))}
      />
    </fieldset>
  )
}

type MarksProps = { field: Translated; locale: Locale; isMissing: boolean; isStale: boolean }

function Marks({ field, locale, isMissing, isStale }: MarksProps) {
  const { products } = useStaffMessages()
  return (
    <>
      {isMissing && <Mark text={products.isMissing} />}
      {isStale && (
        <>
          <Mark text={products.isStale} />
          <StillRightCheckbox
            name={stillRightField(`${field}.${locale}`)}
            field={products.fields[field]}
            language={products.languages[locale]}
          />
        </>
      )}
    </>
  )
}

function Mark({ text }: { text: string }) {
  return (
    <p className="mt-1 flex gap-1.5 text-sm font-semibold text-chilli-text">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  )
}

/** Saved with the form: the text is right as it is. */
function StillRightCheckbox({ name, field, language }: { name: string; field: string; language: string }) {
  const { products } = useStaffMessages()
  const id = fieldId(name)
  return (
    <label htmlFor={id} className="flex min-h-11 items-center gap-3">
      <input id={id} type="checkbox" name={name} className="size-5 shrink-0 accent-leaf" />
      {products.stillRight(field, language)}
    </label>
  )
}
