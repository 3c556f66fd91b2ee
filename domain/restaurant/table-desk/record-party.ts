import { shopDay } from '#shared/kernel/dates.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { type Period, serviceDayOf } from '#shared/restaurant/service-period.ts'
import { isTooFar } from '#shared/restaurant/is-too-far.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import {
  addReservation,
  beginningsOf,
  countSeats,
  type DayPlan,
  instantOf,
  isFree,
  lockDays,
  queueReservationMails,
  readDayPlan,
  stayFrom,
} from '../seating/index.ts'
import { nearestPlaces, seatingFor } from './nearest-places.ts'
import { policy } from './policy.ts'
import type { RecordPartyInput, RecordPartyResult } from './schemas.ts'

/** Somebody at the door may sit down at a table that is reserved later, if there is so much time. */
const SHORTEST_VISIT = 30 * MINUTE

/**
 * Records a party that the team takes itself: somebody at the door, who sits down at once, or on the phone. The rules for guests
 * do not apply to it; a table must be free and have the seats.
 * @throws DomainError forbidden, not_found for a table that does not exist
 */
export async function recordParty(ctx: Ctx, input: RecordPartyInput): Promise<RecordPartyResult> {
  const actor = policy.recordParty(ctx)
  const { partySize, source, contact, language } = input
  const { hours } = await getSettings(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<RecordPartyResult> => {
    const now = ctx.now()
    const isAtDoor = source === 'walk_in'
    const day = isAtDoor ? (serviceDayOf(hours, now) ?? shopDay(now)) : input.day
    if (isTooFar(day, ctx.now())) return { ok: false, reason: 'too_far' }
    await lockDays(ctx, { days: [day] })
    const plan = await readDayPlan(ctx, { day })
    const startsAt = isAtDoor ? now : instantOf(plan.service, day, input.time)
    const found = await findTables(ctx, plan, { ...input, startsAt })
    if (typeof found === 'string') {
      const asked = { startsAt, partySize, now, tableIds: input.tableIds }
      return { ok: false, reason: found, nearest: await nearestPlaces(ctx, plan, asked) }
    }
    const status = isAtDoor ? 'seated' : 'confirmed'
    const id = await addReservation(ctx, {
      slot: found,
      reservation: { day, partySize, source, ...contact, status, locale: language },
    })
    if (contact.email !== '') await queueReservationMails(ctx, { id, startsAt, isNew: true })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'reservation.taken',
      subjectId: id,
      details: { source },
    })
    return { ok: true, id }
  })
}

type Asked = Pick<RecordPartyInput, 'partySize' | 'tableIds' | 'source'> & { startsAt: Date }
type Found = { period: Period; seating: { tableIds: string[] } }

/** The tables that the team chose, or else the best free ones. */
async function findTables(
  ctx: ShopCtx,
  plan: DayPlan,
  { startsAt, partySize, tableIds, source }: Asked,
): Promise<Found | 'full' | 'too_small' | 'table_taken'> {
  const stay = stayFrom(plan, startsAt, partySize)
  if (!tableIds) {
    const seating = seatingFor(plan, { partySize, period: stay })
    return seating ? { period: stay, seating } : 'full'
  }
  if ((await countSeats(ctx, { tableIds })) < partySize) return 'too_small'
  const period = source === 'walk_in' ? untilTaken(plan, tableIds, stay) : stay
  return isFree({ tableIds }, plan.taken, period) ? { period, seating: { tableIds } } : 'table_taken'
}

/** A stay, up to when the next party comes to one of these tables; as it was, if that is too soon. */
export function untilTaken({ taken }: DayPlan, tableIds: string[], stay: Period): Period {
  const earliest = stay.startsAt.getTime() + SHORTEST_VISIT
  const next = tableIds
    .flatMap((id) => beginningsOf(taken.byTable.get(id) ?? []))
    .filter((start) => start >= earliest && start < stay.endsAt.getTime())
  return next.length > 0 ? { ...stay, endsAt: new Date(Math.min(...next)) } : stay
}
