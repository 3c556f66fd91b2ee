import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { PageMessages } from '#shared/messages/en/site/pages.ts'

/** The texts around pages of texts. */
export const usePageMessages = pageTexts<PageMessages>({
  en: async () => (await import('#shared/messages/en/site/pages.ts')).pages,
  th: async () => (await import('#shared/messages/th/site/pages.ts')).pages,
})
