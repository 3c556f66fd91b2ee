import { and, eq } from 'drizzle-orm'
import { restockRequests } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/**
 * Counts the people who wait for a product; who they are nobody sees.
 * @throws DomainError forbidden
 */
export async function countWaiting(ctx: Ctx, { productId }: { productId: string }): Promise<number> {
  policy.countWaiting(ctx)
  return inTransaction(asShop(ctx), ({ db }) =>
    db.$count(
      restockRequests,
      and(eq(restockRequests.productId, productId), eq(restockRequests.state, 'waiting')),
    ),
  )
}
