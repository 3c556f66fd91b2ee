import { eq } from 'drizzle-orm'
import { addresses } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { lockAddresses } from './lock-addresses.ts'
import { policy } from './policy.ts'
import { MOST_ADDRESSES, type SaveAddressInput, type SaveAddressResult } from './schemas.ts'

/**
 * Adds an address to the actor's, or changes one of them. The first is the standard one.
 * @throws DomainError forbidden, not_found
 */
export async function saveAddress(
  ctx: Ctx,
  { id, suburb, ...others }: SaveAddressInput,
): Promise<SaveAddressResult> {
  const actor = policy.saveAddress(ctx)
  const values = { ...others, suburb: suburb ?? null }
  return inTransaction(asShop(ctx), async (ctx): Promise<SaveAddressResult> => {
    const mine = await lockAddresses(ctx, actor.id)
    if (id !== undefined) {
      if (!mine.some((one) => one.id === id)) throw new DomainError('not_found', 'address')
      await ctx.db.update(addresses).set(values).where(eq(addresses.id, id))
      return { ok: true, id }
    }
    if (mine.length >= MOST_ADDRESSES) return { ok: false, reason: 'too_many' }
    const [added] = await ctx.db
      .insert(addresses)
      .values({ ...values, customerId: actor.id, isStandard: mine.length === 0, createdAt: ctx.now() })
      .returning({ id: addresses.id })
    if (!added) throw new Error('the address was not stored')
    return { ok: true, id: added.id }
  })
}
