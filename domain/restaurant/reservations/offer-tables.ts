import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { reservations, tableWaitlist } from '#database/schema/index.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import type { JobInput } from '#domain/base/jobs/schemas.ts'
import {
  addReservation,
  type DayPlan,
  findSlot,
  type FreeSlot,
  lapseTableHoldsOfDay,
  lockDays,
  readDayPlan,
  slotTimes,
} from '../seating/index.ts'
import { policy } from './policy.ts'

type Entry = typeof tableWaitlist.$inferSelect

/**
 * Offers what has become free on a day to those who wait, in their order: a table is held for each who can have one, and
 * a mail asks to confirm it in time. An offer that was not taken ends the wait of its party; the next one gets it.
 */
export async function offerTables(ctx: Ctx, { day }: JobInput<'offer-tables'>): Promise<void> {
  policy.offerTables(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    await lockDays(ctx, { days: [day] })
    await lapseTableHoldsOfDay(ctx, { day })
    await endOffers(ctx, day)
    await offerFreeTables(ctx, { day })
  })
}

/**
 * Holds what is free on a day for those who wait. Before anyone else looks for a place, so that a table which was freed a
 * moment ago, or whose hold has just run out, passes nobody by. Lock the day first.
 */
export async function offerFreeTables(ctx: ShopCtx, { day }: { day: string }): Promise<void> {
  const waiting = await ctx.db
    .select()
    .from(tableWaitlist)
    .where(and(eq(tableWaitlist.day, day), eq(tableWaitlist.status, 'waiting')))
    .orderBy(asc(tableWaitlist.createdAt), asc(tableWaitlist.id))
    // An entry that is being deleted waits no longer.
    .for('no key update', { skipLocked: true })
  if (waiting.length === 0) return
  let plan = await readDayPlan(ctx, { day })
  for (const entry of waiting) {
    const slot = firstSlot(plan, entry, ctx.now())
    if (!slot) continue
    await offerPlace(ctx, { entry, slot, minutes: plan.rules.offerMinutes })
    plan = await readDayPlan(ctx, { day })
  }
}

/** Ends the wait of guests who were offered a table and let the time run out. */
async function endOffers({ db }: ShopCtx, day: string): Promise<void> {
  const lapsed = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.day, day), inArray(reservations.status, ['lapsed', 'cancelled'])))
  await db
    .update(tableWaitlist)
    .set({ status: 'lapsed' })
    .where(
      and(
        eq(tableWaitlist.day, day),
        eq(tableWaitlist.status, 'offered'),
        or(inArray(tableWaitlist.reservationId, lapsed), isNull(tableWaitlist.reservationId)),
      ),
    )
}

function firstSlot(plan: DayPlan, { fromAt, untilAt, partySize }: Entry, now: Date): FreeSlot | undefined {
  for (const startsAt of slotTimes(plan)) {
    if (startsAt < fromAt || startsAt > untilAt) continue
    const slot = findSlot(plan, { startsAt, partySize, now })
    if (typeof slot === 'object') return slot
  }
  return undefined
}

/** Holds a table for a party on the waitlist, and asks it by mail. Lock the day first. */
export async function offerPlace(
  ctx: ShopCtx,
  { entry, slot, minutes }: { entry: Entry; slot: FreeSlot; minutes: number },
): Promise<void> {
  const { day, partySize, customerId, locale, name, email, phone } = entry
  const reservationId = await addReservation(ctx, {
    slot,
    reservation: {
      day,
      partySize,
      customerId,
      locale,
      name,
      email,
      phone,
      status: 'held',
      heldUntil: addTime(ctx.now(), minutes * MINUTE),
      source: 'waitlist',
      createdAt: ctx.now(),
    },
  })
  await ctx.db
    .update(tableWaitlist)
    .set({ status: 'offered', reservationId })
    .where(eq(tableWaitlist.id, entry.id))
  await enqueueJob(ctx, { kind: 'send-table-offer', reservationId })
}
