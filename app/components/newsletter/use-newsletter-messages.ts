import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { NewsletterMessages } from '#shared/messages/en/kitchen/newsletter.ts'

/** What is said to those who subscribe. */
export const useNewsletterMessages = pageTexts<NewsletterMessages>({
  en: async () => (await import('#shared/messages/en/kitchen/newsletter.ts')).newsletter,
  th: async () => (await import('#shared/messages/th/kitchen/newsletter.ts')).newsletter,
})
