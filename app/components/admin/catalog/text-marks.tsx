import { CheckBox } from '#app/components/admin/check-box.tsx'
import { useFormTexts } from '#app/components/admin/fields/use-form-texts.ts'
import { Icon } from '#app/components/ui/icons.tsx'
import type { TextKey, Translated } from '#shared/catalog/product-fields.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { confirmedField } from './product-description.ts'

type TextMarksProps = {
  field: Translated
  locale: Locale
  missing: readonly TextKey[]
  stale: readonly TextKey[]
}

/** Marks a text where a translator has to look; one that is right as it is is ticked, and saved with the form. */
export function TextMarks({ field, locale, missing, stale }: TextMarksProps) {
  const { products, languages } = useFormTexts()
  const key: TextKey = `${field}.${locale}`
  return (
    <>
      {missing.includes(key) && <Mark text={products.isMissing} />}
      {stale.includes(key) && (
        <>
          <Mark text={products.isStale} />
          <CheckBox
            name={confirmedField(key)}
            label={products.stillRight(products.fields[field], languages[locale])}
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
