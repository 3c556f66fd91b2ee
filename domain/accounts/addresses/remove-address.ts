import { eq } from 'drizzle-orm'
import { addresses } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockAddresses } from './lock-addresses.ts'
import { policy } from './policy.ts'
import { markStandard } from './set-standard-address.ts'

/**
 * Removes one of the actor's addresses; twice is as good as once. If it was the standard one, the oldest of the others is.
 * @throws DomainError forbidden
 */
export async function removeAddress(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const actor = policy.removeAddress(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const mine = await lockAddresses(ctx, actor.id)
    const gone = mine.find((one) => one.id === id)
    if (!gone) return
    await ctx.db.delete(addresses).where(eq(addresses.id, id))
    const [next] = mine.filter((one) => one !== gone)
    if (gone.isStandard && next) await markStandard(ctx, { customerId: actor.id, id: next.id })
  })
}
