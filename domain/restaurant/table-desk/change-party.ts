import { sql } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { isTooFar } from '#shared/restaurant/is-too-far.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import {
  countSeats,
  giveTables,
  instantOf,
  isFree,
  lockReservation,
  queueReservationMails,
  queueTableOffers,
  readDayPlan,
  stayFrom,
  tableIdsOf,
  whatChanged,
} from '../seating/index.ts'
import { nearestPlaces, seatingFor } from './nearest-places.ts'
import { policy } from './policy.ts'
import type { ChangePartyInput, ChangePartyResult } from './schemas.ts'

/**
 * Changes what a guest tells the team: another day or time, more guests, another phone number. The party stays at its
 * tables where they are free and large enough, and gets the best others where not. The guest is told by mail of another
 * time or size.
 * @throws DomainError forbidden, not_found
 */
export async function changeParty(
  ctx: Ctx,
  { id, version, day, time, ...facts }: ChangePartyInput,
): Promise<ChangePartyResult> {
  const actor = policy.changeParty(ctx)
  const { partySize } = facts
  return inTransaction(asShop(ctx), async (ctx): Promise<ChangePartyResult> => {
    const before = await lockReservation(ctx, { id, days: [day] })
    if (before.version !== version) return { ok: false, reason: 'changed' }
    if (!before.keepsTables) return { ok: false, reason: 'ended' }
    if (isTooFar(day, ctx.now())) return { ok: false, reason: 'too_far' }
    const isElsewhen = before.day !== day || formatTime(before.startsAt) !== time
    const plan = await readDayPlan(ctx, { day, without: id })
    const startsAt = isElsewhen ? instantOf(plan.service, day, time) : before.startsAt
    const isSame = !isElsewhen && before.partySize === partySize
    const period = isSame ? { startsAt, endsAt: before.endsAt } : stayFrom(plan, startsAt, partySize)
    const own = await tableIdsOf(ctx, { id })
    const staysPut =
      (await countSeats(ctx, { tableIds: own })) >= partySize && isFree({ tableIds: own }, plan.taken, period)
    const seating = staysPut ? { tableIds: own } : seatingFor(plan, { partySize, period })
    if (!seating) {
      const asked = { startsAt, partySize, now: ctx.now() }
      return { ok: false, reason: 'full', nearest: await nearestPlaces(ctx, plan, asked) }
    }
    const changed = { ...facts, occasion: facts.occasion ?? null }
    const changes = { ...changed, version: sql`${reservations.version} + 1` }
    await giveTables(ctx, { id, day, slot: { period, seating }, changes })
    const isNew = facts.email !== before.email
    if (facts.email !== '' && (isNew || !isSame)) await queueReservationMails(ctx, { id, startsAt, isNew })
    await queueTableOffers(ctx, { day: before.day })
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'reservation.changed',
      subjectId: id,
      ...whatChanged(
        { ...before, startsAt: before.startsAt.toISOString() },
        { ...changed, day, startsAt: startsAt.toISOString() },
      ),
    })
    return { ok: true }
  })
}
