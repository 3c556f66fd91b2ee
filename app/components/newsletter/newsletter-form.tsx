import { useLocale } from '#app/components/i18n/locale.tsx'
import { useToast } from '#app/components/ui/toasts.tsx'

/**
 * Subscribes to the newsletter, from every page. The server writes the form (`newsletterHtml`), so that no page loads its
 * texts: without scripts it leads to a page of its own, and the script that answers it in its place comes with the first
 * who begins to use it.
 */
export function NewsletterForm({ html }: { html: string }) {
  const locale = useLocale()
  const toast = useToast()
  return (
    <div
      className="mt-8"
      onFocus={async ({ currentTarget }) =>
        (await import('./answer-in-place.ts')).answerInPlace(currentTarget, locale, toast)
      }
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
