import { formatTime, shopDay } from '#shared/kernel/dates.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import {
  type DayPlan,
  findSlot,
  idOfReservationKey,
  readDayPlan,
  readDayPlans,
  slotTimes,
} from '../seating/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { policy } from './policy.ts'
import type { DayState, FindTimesInput, Times } from './schemas.ts'

/** The number of other days that are offered, at most. */
const MOST_DAYS = 4
const DAYS_OF_WEEK = 7
/** So many free times of a day, or fewer, are few. */
const FEW_TIMES = 4

/**
 * The times that a guest can choose from, for a party of this size: of a day, or of the first that has one. Where the
 * day has none it says why, and which days near it do.
 * @throws DomainError not_found for a `key` that the shop has not made
 */
export async function findTimes(ctx: Ctx, { day, partySize, key }: FindTimesInput): Promise<Times> {
  policy.findTimes(ctx)
  const without = key === undefined ? {} : { without: idOfReservationKey(ctx, key) }
  const now = ctx.now()
  const { reservations: rules } = await getSettings(ctx)
  const firstDay = shopDay(now)
  const lastDay = shopDay(new Date(now.getTime() + rules.daysAhead * DAY))
  const weekEnd = shopDay(new Date(now.getTime() + Math.min(rules.daysAhead, DAYS_OF_WEEK - 1) * DAY))
  const asked = { partySize, now }
  return inTransaction(asShop(ctx), async (ctx): Promise<Times> => {
    if (day !== undefined && day >= firstDay && day <= lastDay) {
      const near = await readDayPlans(ctx, { firstDay, lastDay: weekEnd, ...without })
      const slots = slotsOf(near.get(day) ?? (await readDayPlan(ctx, { day, ...without })), asked)
      if (slots.some(({ isFree }) => isFree)) {
        return { day, partySize, slots, nearestDays: [], week: weekOf(near) }
      }
    }
    const plans = await readDayPlans(ctx, { firstDay, lastDay, ...without })
    const week = weekOf(plans)
    const free = [...plans.values()].filter((plan) => slotsOf(plan, asked).some(({ isFree }) => isFree))
    const shown = day ?? free[0]?.day ?? firstDay
    const plan = plans.get(shown)
    const slots = plan ? slotsOf(plan, asked) : []
    if (slots.some(({ isFree }) => isFree)) return { day: shown, partySize, slots, nearestDays: [], week }
    const nearestDays = nearest(
      free.map((one) => one.day),
      shown,
    )
    const out = shown < firstDay ? 'in_the_past' : 'too_far'
    const reason = plan ? whyNone(plan, asked) : partySize > rules.largestParty ? 'too_many_guests' : out
    return { day: shown, partySize, slots, reason, nearestDays, week }
  })

  function weekOf(plans: Map<string, DayPlan>): Times['week'] {
    return [...plans.values()]
      .filter((plan) => plan.day <= weekEnd)
      .map((plan) => ({ day: plan.day, state: stateOf(plan, asked) }))
  }
}

type Asked = { partySize: number; now: Date }

/** The times that are free or taken, without those that are over or too soon. */
function slotsOf(plan: DayPlan, asked: Asked): Times['slots'] {
  return slotTimes(plan).flatMap((startsAt) => {
    const found = findSlot(plan, { startsAt, ...asked })
    return typeof found === 'object' || found === 'full'
      ? [{ time: formatTime(startsAt), isFree: typeof found === 'object' }]
      : []
  })
}

function stateOf(plan: DayPlan, asked: Asked): DayState {
  const free = slotsOf(plan, asked).filter(({ isFree }) => isFree).length
  if (free > 0) return free > FEW_TIMES ? 'free' : 'few'
  const why = whyNone(plan, asked)
  if (why === 'closed') return 'closed'
  return why === 'full' || why === 'too_many_guests' ? 'full' : 'over'
}

/** Returns why a day has no free time: what holds for its last one. */
function whyNone(plan: DayPlan, asked: Asked): NonNullable<Times['reason']> {
  if (asked.partySize > plan.rules.largestParty) return 'too_many_guests'
  const last = slotTimes(plan).at(-1)
  const found = last && findSlot(plan, { startsAt: last, ...asked })
  return typeof found === 'string' ? found : 'closed'
}

/** Picks the days that are nearest to one, in their order. */
function nearest(days: string[], to: string): string[] {
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(to))
  return days
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST_DAYS)
    .toSorted()
}
