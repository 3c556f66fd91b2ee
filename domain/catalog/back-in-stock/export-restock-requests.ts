import { asc, eq } from 'drizzle-orm'
import { products, restockRequests } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The products that an address waits for, for somebody who asks for their data. */
export async function exportRestockRequests(ctx: ShopCtx, { email }: { email: string }) {
  return ctx.db
    .select({
      product: products.slug,
      state: restockRequests.state,
      wording: restockRequests.wording,
      askedAt: restockRequests.askedAt,
    })
    .from(restockRequests)
    .innerJoin(products, eq(products.id, restockRequests.productId))
    .where(eq(restockRequests.email, email.toLowerCase()))
    .orderBy(asc(restockRequests.askedAt))
}
