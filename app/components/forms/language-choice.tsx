import type { Locale } from '#shared/kernel/locale.ts'
import { Choice } from './choice.tsx'

/** The two languages to choose from, in a `ChoiceGroup`; `hints` say what the choice means here. */
export function LanguageChoice({ chosen, hints }: { chosen: Locale; hints: Record<Locale, string> }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Choice name="language" value="en" label="English" hint={hints.en} isDefault={chosen === 'en'} />
      <Choice name="language" value="th" label="ไทย" hint={hints.th} isDefault={chosen === 'th'} />
    </div>
  )
}
