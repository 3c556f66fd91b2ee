import { eq } from 'drizzle-orm'
import { guestKeys } from '#database/schema/index.ts'
import { contactKeys, lockKeys, type Person } from '#domain/kernel/contact-keys.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { GuestKey } from './schemas.ts'

/**
 * Makes all others who are this guest wait until the transaction ends: what they have to come cannot change in between.
 * Call it before locking any day or event.
 * @returns what they are recognised by
 */
export async function lockGuest(ctx: ShopCtx, guest: Person): Promise<GuestKey[]> {
  const keys = contactKeys(ctx, 'guest', guest)
  await lockKeys(ctx, keys)
  return keys
}

/**
 * The same for the guest who reserved or signed up, wherever this request comes from.
 * @returns what they are recognised by; nothing if the team did it
 */
export async function lockGuestOf(
  ctx: ShopCtx,
  { of, id }: { of: 'reservation' | 'sign_up'; id: string },
): Promise<GuestKey[]> {
  const keys = await ctx.db
    .select({ kind: guestKeys.kind, key: guestKeys.key })
    .from(guestKeys)
    .where(eq(of === 'reservation' ? guestKeys.reservationId : guestKeys.signUpId, id))
  if (keys.length > 0) await lockKeys(ctx, keys)
  return keys
}
