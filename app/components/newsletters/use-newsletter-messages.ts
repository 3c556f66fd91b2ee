import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { NewsletterMessages } from '#shared/messages/en/newsletters/newsletter.ts'

/** The texts for those who subscribe. */
export const useNewsletterMessages = pageTexts<NewsletterMessages>({
  en: async () => (await import('#shared/messages/en/newsletters/newsletter.ts')).newsletter,
  th: async () => (await import('#shared/messages/th/newsletters/newsletter.ts')).newsletter,
})
