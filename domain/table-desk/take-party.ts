import { reservations } from '#database/schema/index.ts'
import { shopDay } from '#shared/dates.ts'
import { serviceDayOf } from '#shared/reservations/service-period.ts'
import { recordAudit } from '../audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '../context.ts'
import { getSettings } from '../settings/index.ts'
import {
  countSeats,
  type DayPlan,
  findTable,
  giveTables,
  instantOf,
  isFree,
  lockDays,
  promiseTable,
  readDayPlan,
  stayFrom,
} from '../seating/index.ts'
import { policy } from './policy.ts'
import type { TakePartyInput, TakePartyResult } from './schemas.ts'

/**
 * A party that the team takes itself: somebody at the door, who sits down at once, or on the phone. The rules for guests
 * do not apply to it; a table must be free and have the seats.
 * @throws DomainError forbidden, not_found for a table that does not exist
 */
export async function takeParty(ctx: Ctx, input: TakePartyInput): Promise<TakePartyResult> {
  const actor = policy.takeParty(ctx)
  const { partySize, source, contact, language } = input
  const { hours } = await getSettings(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<TakePartyResult> => {
    const now = ctx.now()
    const isAtDoor = source === 'walk_in'
    const day = isAtDoor ? (serviceDayOf(hours, now) ?? shopDay(now)) : input.day
    await lockDays(ctx, { days: [day] })
    const plan = await readDayPlan(ctx, { day })
    const startsAt = isAtDoor ? now : instantOf(plan.service, day, input.time)
    const found = await findTables(ctx, plan, { ...input, startsAt })
    if (typeof found === 'string') return { ok: false, reason: found }
    const [taken] = await ctx.db
      .insert(reservations)
      .values({
        day,
        partySize,
        source,
        ...found.period,
        ...contact,
        status: isAtDoor ? 'seated' : 'confirmed',
        locale: language,
      })
      .returning({ id: reservations.id })
    if (!taken) throw new Error('a party was not taken')
    await giveTables(ctx, { id: taken.id, day, slot: found })
    if (contact.email !== '') await promiseTable(ctx, { id: taken.id, startsAt, isNew: true })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'reservation.taken',
      subjectId: taken.id,
      details: { source },
    })
    return { ok: true, id: taken.id }
  })
}

/** The tables that the team chose, or else the best free ones. */
async function findTables(
  ctx: ShopCtx,
  plan: DayPlan,
  { startsAt, partySize, tableIds }: Pick<TakePartyInput, 'partySize' | 'tableIds'> & { startsAt: Date },
) {
  if (!tableIds) return findTable(plan, { startsAt, partySize })
  if ((await countSeats(ctx, { tableIds })) < partySize) return 'too_small'
  const period = stayFrom(plan, startsAt, partySize)
  return isFree({ tableIds }, plan.taken, period) ? { period, seating: { tableIds } } : 'table_taken'
}
