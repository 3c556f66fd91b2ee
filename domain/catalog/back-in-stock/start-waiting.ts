import { eq } from 'drizzle-orm'
import { restockRequests } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { setMailConsent } from '#domain/base/mail-consents/index.ts'

type Request = typeof restockRequests.$inferSelect

/** From now on they are told; the product may have come back while the link was on its way. */
export async function startWaiting(
  ctx: ShopCtx,
  { id, productId, email, wording, language }: Request,
): Promise<void> {
  await ctx.db.update(restockRequests).set({ state: 'waiting' }).where(eq(restockRequests.id, id))
  const consent = { email, topic: 'back_in_stock', isGiven: true, wording, language } as const
  await setMailConsent(ctx, { ...consent, source: 'product_page' })
  await enqueueJob(ctx, { kind: 'tell-restocked', productId, key: `restocked ${productId}` })
}
