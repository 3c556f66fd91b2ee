import { eq } from 'drizzle-orm'
import { customers } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { requireCustomer } from '../guards.ts'

/** Whether the actor may be sent news. Nobody is before they have said so. */
export async function setMarketingConsent(ctx: Ctx, marketingConsent: boolean): Promise<void> {
  const id = requireCustomer(ctx).id
  await inTransaction(ctx, (ctx) =>
    ctx.db.update(customers).set({ marketingConsent, updatedAt: ctx.now() }).where(eq(customers.id, id)),
  )
}
