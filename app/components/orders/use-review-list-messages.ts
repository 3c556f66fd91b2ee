import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ReviewListMessages } from '#shared/messages/en/orders/review-list.ts'

/** The texts of what others say. */
export const useReviewListMessages = pageTexts(
  import.meta.glob<Record<string, ReviewListMessages>>('./*/orders/review-list.ts', {
    base: '/shared/messages',
  }),
)
