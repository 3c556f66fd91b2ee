import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockStoredCart, storeCart } from './stored-cart.ts'

/** Empties the cart in the actor's account after it was ordered. A visitor's is only in their browser. */
export async function clearCart(ctx: Ctx): Promise<void> {
  const { actor } = ctx
  if (actor.role !== 'customer') return
  await inTransaction(ctx, async (ctx) => {
    await lockStoredCart(ctx, actor.id)
    await storeCart(ctx, actor.id, [])
  })
}
