import type { ReactNode } from 'react'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { DEFAULT_LOCALE, LOCALES } from '#shared/kernel/locale.ts'

type LocalizedFieldProps = {
  /** The fields' name, without the language. */
  name: string
  label: string
  /** Lines; one is a plain field. */
  rows?: number
  /** The languages in which it may not be empty: none if left out. */
  required?: 'everywhere' | 'in-default'
  hint?: string
  /** The most letters of a plain field. */
  maxLength?: number
  className?: string
  /** Stands below the fields, in the order of the languages. */
  below?: ReactNode[]
}

/** A text in every language, side by side: one field each, named `name.en`. */
export function LocalizedField({
  name,
  label,
  rows = 1,
  required,
  hint,
  maxLength,
  className = '',
  below,
}: LocalizedFieldProps) {
  const { languages } = useStaffMessages().products
  return (
    <div className={`grid items-start gap-x-6 gap-y-4 md:grid-cols-2 ${className}`}>
      {LOCALES.map((locale, at) => {
        const isRequired =
          required === 'everywhere' || (required === 'in-default' && locale === DEFAULT_LOCALE)
        const common = {
          name: `${name}.${locale}`,
          label: `${label} (${languages[locale]})`,
          isOptional: !isRequired,
          ...(hint && { hint }),
        }
        return (
          <div key={locale} className="min-w-0">
            {rows === 1 ? (
              <TextField
                {...common}
                input={{ autoComplete: 'off', lang: locale, ...(maxLength && { maxLength }) }}
              />
            ) : (
              <TextArea {...common} rows={rows} />
            )}
            {below?.[at]}
          </div>
        )
      })}
    </div>
  )
}
