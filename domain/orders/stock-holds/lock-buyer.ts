import { contactKeys, lockKeys } from '#domain/kernel/contact-keys.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { Buyer } from './schemas.ts'

/**
 * Makes all others who are this buyer, by contact or address, wait until the transaction ends: what they hold cannot
 * change in between. Call it before locking any product.
 */
export async function lockBuyer(ctx: ShopCtx, { buyer }: { buyer: Buyer }): Promise<void> {
  await lockKeys(ctx, contactKeys(ctx, 'hold', buyer))
}
