import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { JoinMessages } from '#shared/messages/en/orders/join.ts'

/** The texts that offer a guest an account on the page of their order. */
export const useJoinMessages = pageTexts<JoinMessages>({
  en: async () => (await import('#shared/messages/en/orders/join.ts')).join,
  th: async () => (await import('#shared/messages/th/orders/join.ts')).join,
})
