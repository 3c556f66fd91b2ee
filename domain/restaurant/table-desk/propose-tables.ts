import { shopDay } from '#shared/kernel/dates.ts'
import { isOpenAt, serviceDayOf } from '#shared/restaurant/service-period.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { isFree, readDayPlan, stayFrom } from '../seating/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { namesOf, nearestPlaces } from './nearest-places.ts'
import { policy } from './policy.ts'
import type { ProposedTables } from './schemas.ts'
import { untilTaken } from './record-party.ts'

/** So many are shown, the best first. */
const MOST_PROPOSED = 4

/**
 * Proposes tables where a party at the door can sit down now: the best fit first, with the time until which each is free
 * to it.
 * @throws DomainError forbidden
 */
export async function proposeTables(ctx: Ctx, { partySize }: { partySize: number }): Promise<ProposedTables> {
  policy.proposeTables(ctx)
  const { hours } = await getSettings(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const startsAt = ctx.now()
    const plan = await readDayPlan(ctx, { day: serviceDayOf(hours, startsAt) ?? shopDay(startsAt) })
    const stay = stayFrom(plan, startsAt, partySize)
    const free = plan.seatings
      .filter(({ most }) => most >= partySize)
      .map((seating) => ({ ...seating, period: untilTaken(plan, seating.tableIds, stay) }))
      .filter((seating) => isFree(seating, plan.taken, seating.period))
      .toSorted(
        (a, b) =>
          // Tables that have to be left early come after all that need not.
          Number(b.period.endsAt) - Number(a.period.endsAt) ||
          Number(partySize < a.fewest) - Number(partySize < b.fewest) ||
          a.most - b.most ||
          a.tableIds.length - b.tableIds.length ||
          a.sortOrder - b.sortOrder,
      )
      .slice(0, MOST_PROPOSED)
    const names = await namesOf(
      ctx,
      free.flatMap(({ tableIds }) => tableIds),
    )
    const places = free.map(({ tableIds, period }) => ({
      tableIds,
      tables: tableIds.map((id) => names.get(id) ?? ''),
      until: period.endsAt,
      isShort: period.endsAt < stay.endsAt,
    }))
    const isOpen = isOpenAt(plan.service, startsAt)
    if (places.length > 0) return { partySize, isOpen, places, nearest: [] }
    return {
      partySize,
      isOpen,
      places,
      nearest: await nearestPlaces(ctx, plan, { startsAt, partySize, now: startsAt }),
    }
  })
}
