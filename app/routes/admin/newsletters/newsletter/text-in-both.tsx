import { TextArea, TextField } from '#app/components/forms/field.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LOCALES } from '#shared/kernel/locale.ts'

type TextInBothProps = {
  /** The fields' name, without the language. */
  name: string
  label: string
  hint?: string
  /** One is a line. */
  rows?: number
}

/** A text in both languages, side by side. A draft may lack any of them. */
export function TextInBoth({ name, label, hint, rows = 1 }: TextInBothProps) {
  const { newsletters: texts } = useStaffMessages()
  return (
    <div className="grid items-start gap-x-6 gap-y-3 md:grid-cols-2">
      {LOCALES.map((locale) => {
        const common = {
          name: `${name}.${locale}`,
          label: texts.in(label, locale === 'en' ? texts.english : texts.thai),
          isOptional: true,
          className: 'min-w-0',
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
