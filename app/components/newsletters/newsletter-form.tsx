import type { FormEvent } from 'react'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useToast } from '#app/components/ui/toasts.tsx'
import type { Locale } from '#shared/kernel/locale.ts'

/**
 * Subscribes to the newsletter, from every page. The server writes the form (`newsletterHtml`), so that no page loads its
 * texts: without scripts it leads to a page of its own, and the script that answers it in its place comes with the first
 * who begins to use it.
 */
export function NewsletterForm({ html }: { html: string }) {
  const locale = useLocale()
  const toast = useToast()

  async function answer(event: FormEvent) {
    const { target: form } = event
    // Without a connection the page says so, and keeps what is typed: see `stayWhenOffline`.
    if (!(form instanceof HTMLFormElement) || !navigator.onLine) return
    event.preventDefault()
    // Somebody quicker than the script waits for it; where it cannot come, the form leads to its own page.
    const script = await fetchScript(locale).catch(() => form.submit())
    await script?.answerInPlace(form, { texts: script.texts, locale, toast })
  }

  return (
    <div
      className="mt-8"
      onFocus={() => fetchScript(locale)}
      onSubmit={answer}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

async function fetchScript(locale: Locale) {
  const { answerInPlace, fetchFormTexts } = await import('./answer-in-place.ts')
  return { answerInPlace, texts: await fetchFormTexts(locale) }
}
