import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { PromiseMessages } from '#shared/messages/en/orders/promise.ts'

/** The texts beside the button about delivery, returns and payment. */
export const usePromiseMessages = pageTexts<PromiseMessages>({
  en: async () => (await import('#shared/messages/en/orders/promise.ts')).promise,
  th: async () => (await import('#shared/messages/th/orders/promise.ts')).promise,
})
