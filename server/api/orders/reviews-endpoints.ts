import { z } from 'zod'
import type { Ctx } from '#domain/kernel/context.ts'
import {
  decideReviews,
  getReviewed,
  listMyReviews,
  listReviews,
  listStaffReviews,
  replyToReview,
  saveReview,
  withdrawReview,
} from '#domain/orders/reviews/index.ts'
import {
  decideReviewsInput,
  listReviewsInput,
  type ListReviewsInput,
  listStaffReviewsInput,
  replyToReviewInput,
  saveReviewInput,
  withdrawReviewInput,
} from '#domain/orders/reviews/schemas.ts'
import {
  decideReviewsResult,
  myReviews,
  reviewList,
  staffReviewList,
  starCounts,
} from '#domain/orders/reviews/views.ts'
import { createdId } from '../envelopes.ts'
import { DEFAULT_LOCALE, LOCALES } from '#shared/kernel/locale.ts'
import { type Endpoint, get, nothing, post } from '../endpoint.ts'

async function readReviews(ctx: Ctx, { subject, id, ...page }: ListReviewsInput) {
  const { id: subjectId } = await getReviewed(ctx, { subject, id, language: 'en' })
  const { counts, list } = await listReviews(ctx, { subjectId, ...page })
  return { rating: counts, reviews: list }
}

const ratingAndReviews = z.object({ rating: starCounts.nullable(), reviews: reviewList })

/** Reviews of products by buyers, and of recipes by cooks. */
export const reviewEndpoints: Endpoint[] = [
  get('/api/products/{id}/reviews', {
    for: 'anyone',
    shows: ['products', 'categories', 'reviews'],
    summary: 'List the reviews of a product',
    description:
      'Those that are shown, the newest first, and how they rate it. All are by people who bought it.',
    input: listReviewsInput.omit({ subject: true }),
    view: ratingAndReviews,
    problems: ['product_not_found'],
    verb: (ctx, input) => readReviews(ctx, { subject: 'product', ...input }),
  }),
  get('/api/recipes/{id}/reviews', {
    for: 'anyone',
    shows: ['recipes', 'reviews'],
    summary: 'List the ratings of a recipe',
    description: 'Those that are shown, the newest first, and how they rate it.',
    input: listReviewsInput.omit({ subject: true }),
    view: ratingAndReviews,
    problems: ['not_found'],
    verb: (ctx, input) => readReviews(ctx, { subject: 'recipe', ...input }),
  }),
  get('/api/reviews', {
    for: 'customer',
    summary: 'List my reviews',
    description: 'What the signed-in customer wrote, and what they bought and have not reviewed.',
    input: z.strictObject({ language: z.enum(LOCALES).default(DEFAULT_LOCALE) }),
    view: myReviews,
    verb: listMyReviews,
  }),
  post('/api/reviews', {
    for: 'customer',
    summary: 'Write or change my review',
    description:
      'Of a product that has reached the customer, or of a recipe: one each. It is shown once staff have read it; a changed one is read again.',
    input: saveReviewInput,
    view: createdId,
    successStatus: 201,
    problems: ['product_not_found', 'not_found', 'not_bought', 'not_verified', 'too_many_requests'],
    verb: saveReview,
  }),
  post('/api/reviews/withdrawals', {
    for: 'customer',
    summary: 'Delete my review',
    description: 'It is deleted.',
    input: withdrawReviewInput,
    view: nothing,
    problems: ['review_not_found'],
    verb: withdrawReview,
  }),
  get('/api/staff/reviews', {
    for: 'staff',
    summary: 'List all reviews',
    description: 'One page at a time, those changed last first. For staff.',
    input: listStaffReviewsInput,
    view: staffReviewList,
    verb: listStaffReviews,
  }),
  post('/api/staff/reviews/decisions', {
    for: 'staff',
    summary: 'Show or refuse reviews',
    description:
      'Up to 100, each in the version that was read, with a verdict for each. Writers read why theirs was refused. For staff.',
    input: decideReviewsInput,
    view: decideReviewsResult,
    verb: decideReviews,
  }),
  post('/api/staff/reviews/{id}/replies', {
    for: 'staff',
    summary: 'Reply to a review',
    description: 'For everybody to read under it; an empty reply takes it away. For staff.',
    input: replyToReviewInput,
    view: nothing,
    problems: ['review_not_found', 'changed'],
    verb: replyToReview,
  }),
]
