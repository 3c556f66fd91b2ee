import { z } from 'zod'
import { keysetPageOf } from '#shared/kernel/keyset.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { instant, localized, rating } from '#shared/kernel/view-fields.ts'
import { REVIEW_STATES, REVIEW_SUBJECTS, STARS } from '#shared/orders/review-fields.ts'

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

/** A review as everybody sees it. */
export const reviewView = z.object({ id: z.uuid(), ...words })
export type ReviewView = z.infer<typeof reviewView>

export const reviewList = keysetPageOf(reviewView)
export type ReviewList = z.infer<typeof reviewList>

/** The number of reviews by stars, five first. */
export const starCounts = rating.extend({ byStars: z.array(z.object({ stars, count: z.int() })) })
export type StarCounts = z.infer<typeof starCounts>

/** The product or recipe that is reviewed, in one language. */
export const reviewed = z.object({
  subject: z.enum(REVIEW_SUBJECTS),
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  /** Without size and ending; null if there is none. */
  image: z.string().nullable(),
})
export type Reviewed = z.infer<typeof reviewed>

/** A review as its writer sees it. */
export const myReview = z.object({
  about: reviewed,
  ...words,
  state: z.enum(REVIEW_STATES),
  reason: z.string().nullable().describe('Why it was refused.'),
})
export type MyReview = z.infer<typeof myReview>

/** The things that somebody may still review, and their reviews. */
export const myReviews = z.object({
  toReview: z.array(reviewed).describe('Bought, and not reviewed yet.'),
  reviews: z.array(myReview),
})
export type MyReviews = z.infer<typeof myReviews>

/** A review as staff see it. */
export const staffReview = reviewView.extend({
  version: z.int(),
  state: z.enum(REVIEW_STATES),
  reason: z.string().nullable(),
  about: z.object({ subject: z.enum(REVIEW_SUBJECTS), slug: z.string(), name: localized }),
  email: z.string(),
  customerId: z.uuid().nullable(),
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  changedAt: instant,
})
export type StaffReview = z.infer<typeof staffReview>

export const staffReviewList = keysetPageOf(staffReview)
export type StaffReviewList = z.infer<typeof staffReviewList>

/** `changed`: its writer or somebody else changed it since. `gone`: its writer withdrew it. */
export const decideReviewsResult = z.object({
  ok: z.literal(true),
  verdicts: z.array(z.object({ id: z.uuid(), verdict: z.enum(['done', 'already', 'changed', 'gone']) })),
})
export type DecideReviewsResult = z.infer<typeof decideReviewsResult>
