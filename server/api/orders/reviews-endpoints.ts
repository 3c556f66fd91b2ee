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
import {
  bodyProblems,
  created,
  customerRead,
  customerWrite,
  endpoint,
  type Endpoint,
  nothing,
  ok,
  publicRead,
  refused,
  staffRead,
  staffWrite,
} from '../endpoint.ts'

async function readReviews(ctx: Ctx, { subject, id, ...page }: ListReviewsInput) {
  const { id: subjectId } = await getReviewed(ctx, { subject, id, language: 'en' })
  const { counts, list } = await listReviews(ctx, { subjectId, ...page })
  return ok({ rating: counts, reviews: list })
}

const ratingAndReviews = z.object({ rating: starCounts.nullable(), reviews: reviewList })

/** Reviews of products by buyers, and of recipes by cooks. */
export const reviewEndpoints: Endpoint[] = [
  endpoint({
    ...publicRead,
    path: '/api/products/{id}/reviews',
    shows: ['products', 'categories', 'reviews'],
    summary: 'List the reviews of a product',
    description:
      'Those that are shown, the newest first, and how they rate it. All are by people who bought it.',
    input: listReviewsInput.omit({ subject: true }),
    response: ratingAndReviews,
    problems: ['invalid_request', 'product_not_found'],
    run: (ctx, input) => readReviews(ctx, { subject: 'product', ...input }),
  }),
  endpoint({
    ...publicRead,
    path: '/api/recipes/{id}/reviews',
    shows: ['recipes', 'reviews'],
    summary: 'List the ratings of a recipe',
    description: 'Those that are shown, the newest first, and how they rate it.',
    input: listReviewsInput.omit({ subject: true }),
    response: ratingAndReviews,
    problems: ['invalid_request', 'not_found'],
    run: (ctx, input) => readReviews(ctx, { subject: 'recipe', ...input }),
  }),
  endpoint({
    ...customerRead,
    path: '/api/reviews',
    summary: 'List my reviews',
    description: 'What the signed-in customer wrote, and what they bought and have not reviewed.',
    input: z.strictObject({ language: z.enum(LOCALES).default(DEFAULT_LOCALE) }),
    response: myReviews,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listMyReviews(ctx, input)),
  }),
  endpoint({
    ...customerWrite,
    path: '/api/reviews',
    summary: 'Write or change my review',
    description:
      'Of a product that has reached the customer, or of a recipe: one each. It is shown once staff have read it; a changed one is read again.',
    input: saveReviewInput,
    response: createdId,
    successStatus: 201,
    problems: [
      ...bodyProblems,
      'product_not_found',
      'not_found',
      'not_bought',
      'not_verified',
      'too_many_requests',
    ],
    async run(ctx, input) {
      const result = await saveReview(ctx, input)
      if (result.ok) return created({ id: result.id })
      return { problem: result.reason === 'wait' ? 'too_many_requests' : result.reason }
    },
  }),
  endpoint({
    ...customerWrite,
    path: '/api/reviews/withdrawals',
    summary: 'Delete my review',
    description: 'It is deleted.',
    input: withdrawReviewInput,
    response: nothing,
    problems: [...bodyProblems, 'review_not_found'],
    async run(ctx, input) {
      await withdrawReview(ctx, input)
      return ok({})
    },
  }),
  endpoint({
    ...staffRead,
    path: '/api/staff/reviews',
    summary: 'List all reviews',
    description: 'One page at a time, those changed last first. For staff.',
    input: listStaffReviewsInput,
    response: staffReviewList,
    problems: ['invalid_request'],
    run: async (ctx, input) => ok(await listStaffReviews(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/reviews/decisions',
    summary: 'Show or refuse reviews',
    description:
      'Up to 100, each in the version that was read, with a verdict for each. Writers read why theirs was refused. For staff.',
    input: decideReviewsInput,
    response: decideReviewsResult,
    problems: bodyProblems,
    run: async (ctx, input) => ok(await decideReviews(ctx, input)),
  }),
  endpoint({
    ...staffWrite,
    path: '/api/staff/reviews/{id}/replies',
    summary: 'Reply to a review',
    description: 'For everybody to read under it; an empty reply takes it away. For staff.',
    input: replyToReviewInput,
    response: nothing,
    problems: [...bodyProblems, 'review_not_found', 'changed'],
    async run(ctx, input) {
      const result = await replyToReview(ctx, input)
      return result.ok ? ok({}) : refused(result)
    },
  }),
]
