import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import { reservations, users } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { reservationKeyOf } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { MyReservation } from './schemas.ts'

/** The most past reservations that are listed. */
const MOST_OVER = 5

/**
 * The tables of the customer who is signed in: what they reserved while they were, or with the address of their account.
 * Those to come first, then the last of those that are over.
 */
export async function listMyReservations(
  ctx: Ctx,
): Promise<{ upcoming: MyReservation[]; over: MyReservation[] }> {
  const { id } = policy.listMyReservations(ctx)
  const now = ctx.now()
  return inTransaction(asShop(ctx), async (ctx) => {
    const address = ctx.db
      .select({ email: sql`lower(${users.email})` })
      .from(users)
      .where(eq(users.id, id))
    const isMine = or(
      eq(reservations.customerId, id),
      eq(sql`lower(${reservations.email})`, sql`(${address})`),
    )
    const columns = {
      id: reservations.id,
      startsAt: reservations.startsAt,
      partySize: reservations.partySize,
      status: reservations.status,
    }
    const toMine = ({ id, ...rest }: { id: string } & Omit<MyReservation, 'key'>): MyReservation => ({
      key: reservationKeyOf(ctx, id),
      ...rest,
    })
    const upcoming = await ctx.db
      .select(columns)
      .from(reservations)
      .where(
        and(
          isMine,
          inArray(reservations.status, ['awaiting_deposit', 'confirmed', 'seated']),
          gt(reservations.endsAt, now),
        ),
      )
      .orderBy(asc(reservations.startsAt))
      .limit(20)
    const over = await ctx.db
      .select(columns)
      .from(reservations)
      .where(
        and(
          isMine,
          or(
            inArray(reservations.status, ['finished', 'cancelled', 'no_show']),
            and(inArray(reservations.status, ['confirmed', 'seated']), lte(reservations.endsAt, now)),
          ),
        ),
      )
      .orderBy(desc(reservations.startsAt))
      .limit(MOST_OVER)
    return { upcoming: upcoming.map(toMine), over: over.map(toMine) }
  })
}
