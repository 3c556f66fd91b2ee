import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { LOCALES } from '#shared/kernel/locale.ts'

type BothLanguagesProps = {
  name: string
  label: string
  /** Lines; one is a plain field. */
  rows: number
  isRequired?: boolean
  hint?: string
}

/** A text in both languages side by side. */
export function BothLanguages({ name, label, rows, isRequired = false, hint }: BothLanguagesProps) {
  const { products } = useStaffMessages()
  const languages = { en: products.english, th: products.thai }
  return (
    <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-2">
      {LOCALES.map((locale) => {
        const common = {
          name: `${name}.${locale}`,
          label: `${label} (${languages[locale]})`,
          isOptional: !(isRequired && locale === 'en'),
          ...(hint && { hint }),
        }
        return rows === 1 ? (
          <TextField key={locale} {...common} input={{ autoComplete: 'off', lang: locale }} />
        ) : (
          <TextArea key={locale} {...common} rows={rows} />
        )
      })}
    </div>
  )
}
