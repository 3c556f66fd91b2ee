import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { HomeMessages } from '#shared/messages/en/site/home.ts'

/** The texts of the home page. */
export const useHomeMessages = pageTexts<HomeMessages>({
  en: async () => (await import('#shared/messages/en/site/home.ts')).home,
  th: async () => (await import('#shared/messages/th/site/home.ts')).home,
})
