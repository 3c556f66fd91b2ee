import { shopDay } from '#shared/kernel/dates.ts'
import { EVENING_BEGINS } from '#shared/restaurant/rules.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { findTimes } from './find-times.ts'
import { policy } from './policy.ts'
import type { NextTimes } from './schemas.ts'

/** The time around which most want to eat, and the number of times that are offered before anybody asks. */
const DINNER = '19:00'
const MOST_TIMES = 3

/** The times that a party is offered before it asks: of today, or of the next day that has some; in the evening, if it can. */
export async function findNextTimes(ctx: Ctx, { partySize }: { partySize: number }): Promise<NextTimes> {
  policy.findNextTimes(ctx)
  const today = await findTimes(ctx, { day: shopDay(ctx.now()), partySize })
  const [nextDay] = today.nearestDays
  const { day, slots } = nextDay === undefined ? today : await findTimes(ctx, { day: nextDay, partySize })
  const free = slots.filter(({ isFree }) => isFree).map(({ time }) => time)
  const evening = free.filter((time) => time >= EVENING_BEGINS)
  return {
    day,
    isToday: day === today.day,
    isEvening: evening.length > 0,
    times: evening.length > 0 ? nearest(evening) : free.slice(0, MOST_TIMES),
    whyNotToday: today.reason,
  }
}

/** Picks those nearest to dinner, in their order. */
function nearest(times: string[]): string[] {
  const distance = (time: string) => Math.abs(minutes(time) - minutes(DINNER))
  return times
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST_TIMES)
    .toSorted()
}

function minutes(time: string): number {
  return 60 * Number(time.slice(0, 2)) + Number(time.slice(3))
}
