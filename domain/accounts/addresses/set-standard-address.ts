import { and, eq } from 'drizzle-orm'
import { addresses } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockAddresses } from './lock-addresses.ts'
import { policy } from './policy.ts'

/**
 * The checkout begins with this one of the actor's addresses from now on.
 * @throws DomainError forbidden, not_found
 */
export async function setStandardAddress(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const actor = policy.setStandardAddress(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const mine = await lockAddresses(ctx, actor.id)
    if (!mine.some((one) => one.id === id)) throw new DomainError('not_found', 'address')
    await markStandard(ctx, { customerId: actor.id, id })
  })
}

/** There is one standard address at a time, also between the two statements. */
export async function markStandard(
  ctx: ShopCtx,
  { customerId, id }: { customerId: string; id: string },
): Promise<void> {
  await ctx.db
    .update(addresses)
    .set({ isStandard: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isStandard, true)))
  await ctx.db.update(addresses).set({ isStandard: true }).where(eq(addresses.id, id))
}
