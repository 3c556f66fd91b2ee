import { guestKeys } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { GuestKey } from './schemas.ts'

type RecordGuestInput = { keys: GuestKey[] } & (
  | { reservationId: string }
  | { waitlistId: string }
  | { signUpId: string }
)

/** Records what the guest of a reservation, a place on the waitlist or a sign-up is recognised by. Done twice, it is done once. */
export async function recordGuest(ctx: ShopCtx, { keys, ...of }: RecordGuestInput): Promise<void> {
  await ctx.db
    .insert(guestKeys)
    .values(keys.map((key) => ({ ...key, ...of })))
    .onConflictDoNothing()
}
