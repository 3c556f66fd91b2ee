import { useLocation } from 'react-router'
import type { Locale } from '#shared/kernel/locale.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'

const LANGUAGES: { language: Locale; label: string; name: string }[] = [
  { language: 'en', label: 'EN', name: 'English' },
  { language: 'th', label: 'TH', name: 'ไทย' },
]

/** Stays on the page and stores the choice. A plain form: the other language needs a document of its own. */
export function LanguageToggle() {
  const current = useLocale()
  const { shell } = useMessages()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/preferences" aria-label={shell.language} className="flex">
      <input type="hidden" name="to" value={pathname + search} />
      {LANGUAGES.map(({ language, label, name }) => (
        <button
          key={language}
          name="language"
          value={language}
          lang={language}
          aria-label={`${label}: ${name}`}
          aria-pressed={language === current}
          className="min-h-11 min-w-11 border-b-2 border-transparent text-sm font-semibold text-stone hover:text-leaf aria-pressed:text-leaf aria-pressed:underline aria-pressed:decoration-turmeric aria-pressed:decoration-2 aria-pressed:underline-offset-8"
        >
          {label}
        </button>
      ))}
    </form>
  )
}
