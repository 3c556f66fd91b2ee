import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { HomeMessages } from '#shared/messages/en/site/home.ts'

/** The texts of the home page. */
export const useHomeMessages = pageTexts(
  import.meta.glob<Record<string, HomeMessages>>('./*/site/home.ts', { base: '/shared/messages' }),
)
