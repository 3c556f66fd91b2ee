import { shopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { findSlot, readDayPlans, slotTimes } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { BookableDay } from './views.ts'

/** All days that guests can reserve, from today, for a party of this size. */
export async function listDays(ctx: Ctx, { partySize }: { partySize: number }): Promise<BookableDay[]> {
  policy.listDays(ctx)
  const now = ctx.now()
  const { daysAhead } = (await getSettings(ctx)).reservations
  const range = { firstDay: shopDay(now), lastDay: shopDay(new Date(now.getTime() + daysAhead * DAY)) }
  const plans = await inTransaction(asShop(ctx), (ctx) => readDayPlans(ctx, range))
  return [...plans.values()].map((plan) => ({
    day: plan.day,
    isOpen: plan.service !== undefined,
    isFree: slotTimes(plan).some(
      (startsAt) => typeof findSlot(plan, { startsAt, partySize, now }) === 'object',
    ),
  }))
}
