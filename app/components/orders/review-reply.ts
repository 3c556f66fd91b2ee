import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { RefusalText } from '#app/components/forms/reply-in-words.ts'
import type { SaveReviewResult } from '#domain/orders/reviews/schemas.ts'
import type { ReviewsMessages } from '#shared/messages/en/orders/reviews.ts'

type Refusal = Extract<SaveReviewResult, { ok: false }>

/** The reply to the form for a review. */
export type ReviewReply = FormReply<Refusal>

const TEXTS = { not_bought: 'notBought', not_verified: 'notVerified', wait: 'wait' } as const

export function reviewRefusalText({ reason }: Refusal, texts: ReviewsMessages): RefusalText {
  return { text: texts[TEXTS[reason]] }
}
