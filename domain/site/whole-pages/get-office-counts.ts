import { countFindings } from '#domain/base/checks/index.ts'
import { countOpenContactThreads } from '#domain/customers/contact-threads/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { countWaitingReviews } from '#domain/orders/reviews/index.ts'
import { policy } from './policy.ts'

/**
 * The numbers beside the sections of the office: findings of the checks, open messages, and reviews to decide about.
 * @throws DomainError forbidden
 */
export async function getOfficeCounts(
  ctx: Ctx,
): Promise<{ findings: number; messages: number; reviews: number }> {
  policy.getOfficeCounts(ctx)
  const [findings, messages, reviews] = await Promise.all([
    countFindings(ctx),
    countOpenContactThreads(ctx),
    countWaitingReviews(ctx),
  ])
  return { findings, messages, reviews }
}
