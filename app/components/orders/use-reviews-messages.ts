import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ReviewsMessages } from '#shared/messages/en/orders/reviews.ts'

/** The texts of writing reviews. */
export const useReviewsMessages = pageTexts(
  import.meta.glob<Record<string, ReviewsMessages>>('./*/orders/reviews.ts', { base: '/shared/messages' }),
)
