import { and, eq, ne } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import type { JobInput, Jobs, RecurringJob } from '#domain/base/jobs/schemas.ts'
import { deliverTopicMail } from '#domain/base/mail-consents/index.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { readReviewsOf } from './internal.ts'
import { type RequestToMail, reviewRequestMail } from './review-mail.ts'
import { isReceived, readBearer, sealedReviewKey } from './reviewer.ts'
import { requestReviews } from './request-reviews.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'send-review-request': { orderId: string }
  }
  interface RecurringJobs extends Recurring {}
}

/** The mail that asks for reviews. */
export const reviewMailJobs = {
  'send-review-request': { lane: 'returning', run: sendReviewRequest },
} satisfies Partial<Jobs>

/** Done again and again. */
export const recurringReviewJobs = {
  // When people read their mail.
  'request-reviews': { interval: { dailyAtHour: 10 }, run: requestReviews },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringReviewJobs

/** Judged again: anyone who has withdrawn, been refunded or reviewed everything meanwhile gets none. */
async function sendReviewRequest(ctx: Ctx, job: JobInput<'send-review-request'>): Promise<void> {
  requireShop(ctx)
  const { orderId } = job
  const shop = asShop(ctx)
  const request = await inTransaction(shop, (ctx) => readRequest(ctx, orderId))
  if (!request) return
  await deliverTopicMail(shop, {
    email: request.to,
    topic: 'review_request',
    job,
    name: `order-${orderId}-review`,
    write: async (unsubscribe) =>
      reviewRequestMail(request, {
        shop: await getShop(shop),
        unsubscribeUrl: unsubscribe(request.locale).url,
      }),
  })
}

async function readRequest(ctx: ShopCtx, orderId: string): Promise<RequestToMail | undefined> {
  const [order] = await ctx.db
    .select({ to: orders.email, locale: orders.locale, firstName: orders.firstName })
    .from(orders)
    .where(and(eq(orders.id, orderId), isReceived, ne(orders.email, '')))
  if (!order) return undefined
  const key = sealedReviewKey(ctx, orderId)
  const reviewer = await readBearer(ctx, { key })
  const { toReview } = await readReviewsOf(ctx, { reviewer, language: order.locale, isOfOrder: true })
  if (toReview.length === 0) return undefined
  return { ...order, jars: toReview, siteUrl: ctx.shop.siteUrl, key }
}
