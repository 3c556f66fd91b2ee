import { formatTime } from '#shared/kernel/dates.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findSlot, readDayPlan, slotTimes } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { ListSlotsInput } from './schemas.ts'
import type { Slot } from './views.ts'

/** The times of a day at which the restaurant seats parties, and which of them are free to one of this size. */
export async function listSlots(ctx: Ctx, { day, partySize }: ListSlotsInput): Promise<Slot[]> {
  policy.listSlots(ctx)
  const plan = await inTransaction(asShop(ctx), (ctx) => readDayPlan(ctx, { day }))
  return slotTimes(plan).map((startsAt) => ({
    time: formatTime(startsAt),
    startsAt,
    isFree: typeof findSlot(plan, { startsAt, partySize, now: ctx.now() }) === 'object',
  }))
}
