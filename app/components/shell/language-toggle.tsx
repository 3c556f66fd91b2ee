import { useLocation } from 'react-router'
import { LANGUAGES, LOCALES } from '#shared/kernel/locale.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'

/** Stays on the page and stores the choice. A plain form: the other language needs a document of its own. */
export function LanguageToggle() {
  const current = useLocale()
  const { shell } = useMessages()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/preferences" aria-label={shell.language} className="language-toggle flex">
      <input type="hidden" name="to" value={pathname + search} />
      {LOCALES.map((language) => (
        <button
          key={language}
          name="language"
          value={language}
          lang={language}
          aria-label={`${language.toUpperCase()}: ${LANGUAGES[language].name}`}
          aria-pressed={language === current}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </form>
  )
}
