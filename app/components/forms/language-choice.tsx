import { type Locale, LANGUAGES, LOCALES } from '#shared/kernel/locale.ts'
import { Choice } from './choice.tsx'

/** The languages to choose from, in a `ChoiceGroup`; `hints` say what the choice means here. */
export function LanguageChoice({ chosen, hints }: { chosen: Locale; hints: Record<Locale, string> }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {LOCALES.map((locale) => (
        <Choice
          key={locale}
          name="language"
          value={locale}
          label={LANGUAGES[locale].name}
          hint={hints[locale]}
          isDefault={chosen === locale}
        />
      ))}
    </div>
  )
}
