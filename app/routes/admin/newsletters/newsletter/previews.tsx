import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { pathTo } from '#app/request/page-path.ts'
import { LOCALES, type Locale } from '#shared/kernel/locale.ts'

type PreviewsProps = { id: string; version: number; texts: Record<Locale, string> }

/** The mail as its readers see it, in both languages, and a test to oneself. */
export function Previews({ id, version, texts: plain }: PreviewsProps) {
  const { newsletters: texts, working } = useStaffMessages()
  const locale = useLocale()
  const { languages } = texts
  return (
    <OfficeCard id="preview" title={texts.read} hint={texts.readHint}>
      <div className="grid gap-4">
        {LOCALES.map((language) => {
          const to = { to: '/admin/newsletters/:id/preview/:language', params: { id, language } } as const
          return (
            <details key={language} className="rounded-card border border-line">
              <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
                {languages[language]}
              </summary>
              <div className="grid gap-4 border-t border-line p-4">
                <iframe
                  key={version}
                  title={texts.in(texts.read, languages[language])}
                  src={pathTo(to, locale)}
                  loading="lazy"
                  sandbox="allow-same-origin allow-popups"
                  className="h-[36rem] w-full rounded-field border border-line bg-white"
                />
                <p>
                  <LocalLink
                    {...to}
                    reloadDocument
                    target="_blank"
                    className="link inline-flex min-h-11 items-center"
                  >
                    {texts.openPreview}
                  </LocalLink>
                </p>
                <h3 className="font-semibold">{texts.asText}</h3>
                <pre lang={language} className="font-sans text-sm wrap-anywhere whitespace-pre-wrap">
                  {plain[language]}
                </pre>
              </div>
            </details>
          )
        })}
        <ButtonForm className="grid justify-items-start gap-2">
          <SubmitButton intent="test" pendingText={working} className="btn btn-line">
            {texts.test}
          </SubmitButton>
          <p className="text-sm text-stone">{texts.testHint}</p>
        </ButtonForm>
      </div>
    </OfficeCard>
  )
}
