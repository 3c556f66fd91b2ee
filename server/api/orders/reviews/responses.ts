import { z } from 'zod'
import {
  type DecideReviewsResult,
  DECISION_VERDICTS,
  type MyReview,
  type MyReviews,
  type Reviewed,
  type ReviewList,
  type ReviewView,
  type StaffReview,
  type StaffReviewList,
  type StarCounts,
} from '#domain/orders/reviews/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { REVIEW_STATES, REVIEW_SUBJECTS, STARS } from '#shared/orders/review-fields.ts'
import { instant, localized, neighbours, rating } from '../../response-fields.ts'

const stars = z.literal([...STARS])
const words = {
  stars,
  title: z.string(),
  text: z.string().describe('As it was typed, never HTML.'),
  shownName: z.string(),
  language: z.enum(LOCALES).describe('In which it is written.'),
  reply: z.string().nullable().describe('What the shop answers.'),
  writtenAt: instant,
}

const review = z.object({ id: z.uuid(), ...words }) satisfies z.ZodType<ReviewView>

export const reviewListResponse = z.object({
  rating: rating
    .extend({ byStars: z.array(z.object({ stars, count: z.int() })) })
    .nullable() satisfies z.ZodType<StarCounts | null>,
  reviews: z.object({ items: z.array(review), ...neighbours }) satisfies z.ZodType<ReviewList>,
})

const reviewed = z.object({
  subject: z.enum(REVIEW_SUBJECTS),
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable(),
}) satisfies z.ZodType<Reviewed>

export const myReviewsResponse = z.object({
  toReview: z.array(reviewed).describe('Bought, and not reviewed yet.'),
  reviews: z.array(
    z.object({
      about: reviewed,
      ...words,
      state: z.enum(REVIEW_STATES),
      reason: z.string().nullable().describe('Why it was refused.'),
    }) satisfies z.ZodType<MyReview>,
  ),
}) satisfies z.ZodType<MyReviews>

export const staffReviewsResponse = z.object({
  items: z.array(
    review.extend({
      version: z.int(),
      state: z.enum(REVIEW_STATES),
      reason: z.string().nullable(),
      about: z.object({ subject: z.enum(REVIEW_SUBJECTS), slug: z.string(), name: localized }),
      email: z.string(),
      customerId: z.uuid().nullable(),
      order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
      changedAt: instant,
    }) satisfies z.ZodType<StaffReview>,
  ),
  ...neighbours,
}) satisfies z.ZodType<StaffReviewList>

export const decisionsResponse = z.object({
  ok: z.literal(true),
  verdicts: z.array(z.object({ id: z.uuid(), verdict: z.enum(DECISION_VERDICTS) })),
}) satisfies z.ZodType<DecideReviewsResult>
