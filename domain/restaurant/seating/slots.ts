import { DAY, MINUTE } from '#shared/kernel/durations.ts'
import { startOfShopDay } from '#shared/kernel/dates.ts'
import { type Pace, paceBeforePause, SLOT_MINUTES, stayMinutes } from '#shared/restaurant/rules.ts'
import { openSpans, type Period, type Service } from '#shared/restaurant/service-period.ts'
import type { DayPlan } from './day-plan.ts'
import { bestSeating, type Seating } from './seatings.ts'

/** The reason why a party cannot come at a time. */
export type NoSlot =
  | 'too_many_guests'
  | 'in_the_past'
  | 'too_soon'
  | 'too_far'
  | 'closed'
  | 'outside_hours'
  | 'full'

/** A time at which a party can come. */
export type FreeSlot = { period: Period; seating: Seating }

type Asked = { startsAt: Date; partySize: number; now: Date }

/** Returns how parties follow each other at an instant of a day: before its pause, or else after. */
function paceAt({ service, rules }: Pick<DayPlan, 'service' | 'rules'>, instant: Date): Pace {
  const isBefore = service?.pause !== undefined && instant < service.pause.startsAt
  return isBefore ? paceBeforePause(rules) : rules
}

/** The times of a day at which a party can begin by the rules, whether they are free or not. */
export function slotTimes({ service, rules }: DayPlan): Date[] {
  if (!service) return []
  return openSpans(service).flatMap((span) => {
    const { lastSeatingMinutes } = paceAt({ service, rules }, span.startsAt)
    const last = span.endsAt.getTime() - lastSeatingMinutes * MINUTE
    const times: Date[] = []
    for (let time = span.startsAt.getTime(); time <= last; time += SLOT_MINUTES * MINUTE)
      times.push(new Date(time))
    return times
  })
}

/** True if parties begin at an instant. */
function isSlot({ service, rules }: Pick<DayPlan, 'rules'> & { service: Service }, startsAt: Date): boolean {
  const { lastSeatingMinutes } = paceAt({ service, rules }, startsAt)
  return openSpans(service).some((span) => {
    const after = startsAt.getTime() - span.startsAt.getTime()
    const last = span.endsAt.getTime() - lastSeatingMinutes * MINUTE
    return after >= 0 && after % (SLOT_MINUTES * MINUTE) === 0 && startsAt.getTime() <= last
  })
}

/** The table that a party gets at a time, or why it gets none. For guests: the team may do more. */
export function findSlot(plan: DayPlan, asked: Asked): FreeSlot | NoSlot {
  const { startsAt, partySize, now } = asked
  const { rules } = plan
  if (partySize > rules.largestParty) return 'too_many_guests'
  if (startsAt < now) return 'in_the_past'
  if (startsAt.getTime() < now.getTime() + rules.leadMinutes * MINUTE) return 'too_soon'
  if (startOfShopDay(plan.day).getTime() > now.getTime() + rules.daysAhead * DAY) return 'too_far'
  const { service } = plan
  if (!service) return 'closed'
  if (!isSlot({ service, rules }, startsAt)) return 'outside_hours'
  return findTable(plan, { startsAt, partySize })
}

/** The same without the rules for guests: what is free, as far as the kitchen keeps up. */
export function findTable(plan: DayPlan, { startsAt, partySize }: Omit<Asked, 'now'>): FreeSlot | 'full' {
  const beginning = plan.guestsAt.get(startsAt.getTime()) ?? 0
  // A party that is larger than the limit has the slot to itself.
  if (beginning > 0 && beginning + partySize > paceAt(plan, startsAt).guestsPerSlot) return 'full'
  const period = stayFrom(plan, startsAt, partySize)
  const seating = bestSeating(plan.seatings, plan.taken, { partySize, period })
  return seating ? { period, seating } : 'full'
}

/** Returns how long a party keeps its table from an instant: its stay, never into the pause or after the house closes. */
export function stayFrom(
  { rules, service }: Pick<DayPlan, 'rules' | 'service'>,
  startsAt: Date,
  partySize: number,
): Period {
  const end = startsAt.getTime() + stayMinutes(paceAt({ rules, service }, startsAt), partySize) * MINUTE
  const span = service && openSpans(service).find(({ endsAt }) => endsAt > startsAt)
  return { startsAt, endsAt: new Date(Math.min(end, span?.endsAt.getTime() ?? end)) }
}

/** The free times of a day that are nearest to the one asked for, at most `most`, in their order. */
export function nearestSlots(plan: DayPlan, asked: Asked, most: number): Date[] {
  const distance = (time: Date) => Math.abs(time.getTime() - asked.startsAt.getTime())
  return slotTimes(plan)
    .filter((startsAt) => typeof findSlot(plan, { ...asked, startsAt }) === 'object')
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .toSorted((a, b) => a.getTime() - b.getTime())
}
