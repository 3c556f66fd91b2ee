import { formatTime, startOfShopDay } from '#shared/kernel/dates.ts'
import { DAY, MINUTE } from '#shared/kernel/durations.ts'
import type { Period } from '#shared/restaurant/service-period.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { readDayPlan } from './day-plan.ts'
import type { NoTable } from './schemas.ts'
import { findSlot, type FreeSlot, nearestSlots } from './slots.ts'

type Asked = { day: string; time: string; partySize: number; without?: string }

/** The number of other times that are offered, at most. */
const MOST_OFFERED = 4

/**
 * The table for a guest's party, or why there is none, with the nearest times that have one. Lock the day first.
 * @param asked `without` is a reservation whose own tables are free to it
 */
export async function findPlace(
  ctx: ShopCtx,
  { day, time, partySize, without }: Asked,
): Promise<{ ok: true; slot: FreeSlot } | NoTable> {
  const plan = await readDayPlan(ctx, { day, ...(without && { without }) })
  const asked = { startsAt: instantOf(plan.service, day, time), partySize, now: ctx.now() }
  const slot = findSlot(plan, asked)
  if (typeof slot === 'object') return { ok: true, slot }
  return { ok: false, reason: slot, nearest: nearestSlots(plan, asked, MOST_OFFERED).map(formatTime) }
}

/** The instant of a time on a day of service, which may be after midnight. */
export function instantOf(service: Period | undefined, day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const instant = new Date(startOfShopDay(day).getTime() + (hours * 60 + minutes) * MINUTE)
  const next = new Date(instant.getTime() + DAY)
  return service && instant < service.startsAt && next < service.endsAt ? next : instant
}
