import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { NewsletterMessages } from '#shared/messages/en/newsletters/newsletter.ts'

/** The texts for those who subscribe. */
export const useNewsletterMessages = pageTexts(
  import.meta.glob<Record<string, NewsletterMessages>>('./*/newsletters/newsletter.ts', {
    base: '/shared/messages',
  }),
)
