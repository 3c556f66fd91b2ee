import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ReviewsMessages } from '#shared/messages/en/orders/reviews.ts'

/** The texts of writing reviews. */
export const useReviewsMessages = pageTexts<ReviewsMessages>({
  en: async () => (await import('#shared/messages/en/orders/reviews.ts')).reviews,
  th: async () => (await import('#shared/messages/th/orders/reviews.ts')).reviews,
})
