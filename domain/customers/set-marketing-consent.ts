import { eq } from 'drizzle-orm'
import { customers } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { policy } from './policy.ts'
import type { SetMarketingConsentInput } from './schemas.ts'

/**
 * Sets whether the actor may be sent news; without consent they get none.
 * @throws DomainError forbidden
 */
export async function setMarketingConsent(
  ctx: Ctx,
  { marketingConsent }: SetMarketingConsentInput,
): Promise<void> {
  const { id } = policy.setMarketingConsent(ctx)
  await inTransaction(ctx, (ctx) =>
    ctx.db.update(customers).set({ marketingConsent, updatedAt: ctx.now() }).where(eq(customers.id, id)),
  )
}
