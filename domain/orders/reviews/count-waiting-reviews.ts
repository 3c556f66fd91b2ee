import { eq } from 'drizzle-orm'
import { reviews } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/** Anyone who has more knows enough. */
const MOST_COUNTED = 1_000

/**
 * Counts the reviews that wait to be read, a thousand for more.
 * @throws DomainError forbidden
 */
export async function countWaitingReviews(ctx: Ctx): Promise<number> {
  policy.countWaitingReviews(ctx)
  return inTransaction(ctx, async ({ db }) => {
    const isWaiting = eq(reviews.state, 'waiting')
    const waiting = db.select({ id: reviews.id }).from(reviews).where(isWaiting).limit(MOST_COUNTED)
    return db.$count(waiting.as('waiting'))
  })
}
