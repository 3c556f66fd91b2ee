import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import { HOLD_MINUTES, MOST_HOLDS, MOST_HOLDS_OF_NETWORK } from '#shared/restaurant/rules.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { bySender, countTries } from '#domain/kernel/count-tries.ts'
import {
  addReservation,
  findPlace,
  idOfReservationKey,
  lockDays,
  queueTableOffers,
  reservationKeyOf,
} from '../seating/index.ts'
import { offerFreeTables } from './offer-tables.ts'
import { policy } from './policy.ts'
import type { HoldTableInput, HoldTableResult } from './schemas.ts'

/**
 * Keeps a table for a few minutes, while its guest fills the form. Of simultaneous requests for the last table exactly
 * one gets it; the others get the nearest free times. One network address holds only a few at a time, and so does the
 * network around it.
 * @throws DomainError not_found for a `replaces` that the shop has not made
 */
export async function holdTable(ctx: Ctx, input: HoldTableInput): Promise<HoldTableResult> {
  policy.holdTable(ctx)
  const wait = await countTries(ctx, ...bySender(ctx, 'holds'))
  if (wait) return wait
  const { day, partySize, language, replaces } = input
  const customerId = ctx.actor.role === 'customer' ? ctx.actor.id : null
  const { address, network = address } = ctx.client
  const around = ctx.seal(`table hold ${network}`)
  const heldBy = `${around} ${ctx.seal(`table hold ${address}`)}`
  const replacedId = replaces && idOfReservationKey(ctx, replaces)
  return inTransaction(asShop(ctx), async (ctx): Promise<HoldTableResult> => {
    // In a statement of its own, before the count: a request that waits for it counts what the other one held.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${around}, 0))`)
    const held = await countTableHolds(ctx, { heldBy, around, replacedId })
    if (held.ofAddress >= MOST_HOLDS || held.ofNetwork >= MOST_HOLDS_OF_NETWORK) {
      return { ok: false, reason: 'too_many_holds' }
    }
    await lockDays(ctx, { days: [day] })
    // Before their own hold is given back, which is theirs to exchange.
    await offerFreeTables(ctx, { day })
    if (replacedId) await giveBack(ctx, replacedId)
    const place = await findPlace(ctx, input)
    if (!place.ok) return place
    const { slot } = place
    const heldUntil = addTime(ctx.now(), HOLD_MINUTES * MINUTE)
    const id = await addReservation(ctx, {
      slot,
      reservation: {
        day,
        partySize,
        status: 'held',
        heldUntil,
        heldBy,
        createdAt: ctx.now(),
        source: 'web',
        customerId,
        locale: language,
      },
    })
    return { ok: true, key: reservationKeyOf(ctx, id), heldUntil, ...slot.period }
  })
}

/** A hold of the same guest, who has chosen another time. */
async function giveBack(ctx: ShopCtx, id: string): Promise<void> {
  const [given] = await ctx.db
    .update(reservations)
    .set({ status: 'lapsed', heldUntil: null, heldBy: null })
    .where(and(eq(reservations.id, id), eq(reservations.status, 'held'), eq(reservations.source, 'web')))
    .returning({ day: reservations.day })
  if (given) await queueTableOffers(ctx, { day: given.day })
}

type Holder = { heldBy: string; around: string; replacedId: string | undefined }

async function countTableHolds(
  { db, now }: ShopCtx,
  { heldBy, around, replacedId }: Holder,
): Promise<{ ofAddress: number; ofNetwork: number }> {
  const [held] = await db
    .select({
      ofAddress: sql<number>`(count(*) filter (where ${eq(reservations.heldBy, heldBy)}))::int`,
      ofNetwork: sql<number>`count(*)::int`,
    })
    .from(reservations)
    .where(
      and(
        isNotNull(reservations.heldBy),
        sql`starts_with(${reservations.heldBy}, ${around})`,
        gt(reservations.heldUntil, now()),
        replacedId === undefined ? undefined : ne(reservations.id, replacedId),
      ),
    )
  return held ?? { ofAddress: 0, ofNetwork: 0 }
}
