import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ReviewConsentMessages } from '#shared/messages/en/orders/review-consent.ts'

/** The texts that ask the buyer of an order about the mail that asks for a review. */
export const useReviewConsentMessages = pageTexts<ReviewConsentMessages>({
  en: async () => (await import('#shared/messages/en/orders/review-consent.ts')).reviewConsent,
  th: async () => (await import('#shared/messages/th/orders/review-consent.ts')).reviewConsent,
})
