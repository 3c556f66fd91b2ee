import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ReviewListMessages } from '#shared/messages/en/orders/review-list.ts'

/** The texts of what others say. */
export const useReviewListMessages = pageTexts<ReviewListMessages>({
  en: async () => (await import('#shared/messages/en/orders/review-list.ts')).reviewList,
  th: async () => (await import('#shared/messages/th/orders/review-list.ts')).reviewList,
})
