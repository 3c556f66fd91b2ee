import { eq } from 'drizzle-orm'
import { tableWaitlist } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findIdOfSealedKey } from '#domain/kernel/sealed-keys.ts'
import { reservationKeyOf } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { WaitlistView } from './schemas.ts'

/**
 * A place on the waitlist as the holder of its link sees it; undefined if the key is for something else, or it is gone.
 * Who still waits when the time is over has waited in vain.
 */
export async function findWaitlistEntry(
  ctx: Ctx,
  { key }: { key: string },
): Promise<WaitlistView | undefined> {
  policy.findWaitlistEntry(ctx)
  const id = findIdOfSealedKey(ctx, { of: 'waitlist', key })
  if (id === undefined) return undefined
  const [entry] = await inTransaction(asShop(ctx), ({ db }) =>
    db.select().from(tableWaitlist).where(eq(tableWaitlist.id, id)),
  )
  if (!entry) return undefined
  const { day, fromAt, untilAt, partySize, name, email, status, reservationId } = entry
  const isGiven = reservationId !== null && (status === 'offered' || status === 'booked')
  return {
    day,
    fromAt,
    untilAt,
    partySize,
    name,
    email,
    status: status === 'waiting' && untilAt <= ctx.now() ? 'lapsed' : status,
    ...(isGiven && { reservationKey: reservationKeyOf(ctx, reservationId) }),
  }
}
