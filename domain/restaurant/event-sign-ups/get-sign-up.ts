import { eq } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import { MOST_SEATS } from '#shared/restaurant/event-fields.ts'
import { type Locale, pick } from '#shared/kernel/locale.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { mapUrlOf, phaseOf } from '../events/index.ts'
import { positionOf } from './internal.ts'
import type { SignUpKey, SignUpView } from './schemas.ts'
import { idOfKey, keyOf } from './sign-up-key.ts'

/**
 * A sign-up, for anyone who has its key.
 * @throws DomainError not_found
 */
export async function getSignUp(
  ctx: Ctx,
  { key, language }: SignUpKey & { language: Locale },
): Promise<SignUpView> {
  const id = idOfKey(ctx, { key })
  return inTransaction(asShop(ctx), async (ctx) => {
    const [row] = await ctx.db
      .select({ signUp: eventSignUps, event: events })
      .from(eventSignUps)
      .innerJoin(events, eq(events.id, eventSignUps.eventId))
      .where(eq(eventSignUps.id, id))
    if (!row) throw new DomainError('not_found', 'sign_up')
    const { signUp, event } = row
    const { state, heldUntil, name, email, phone, seats, wishes } = signUp
    const { slug, startDate, endDate, priceCents, isActive } = event
    const location = pick(event.location, language)
    const own = state === 'booked' ? seats : 0
    return {
      key: keyOf(ctx, id),
      state,
      heldUntil,
      position: state === 'waiting' ? await positionOf(ctx, signUp) : null,
      name,
      email,
      phone,
      seats,
      wishes,
      mostSeats:
        state === 'waiting' ? MOST_SEATS : Math.min(MOST_SEATS, event.seats - event.seatsTaken + own),
      event: {
        slug,
        title: pick(event.title, language),
        startDate,
        endDate,
        location,
        mapUrl: mapUrlOf({ mapUrl: event.mapUrl, location }),
        priceCents,
        phase: phaseOf(event, ctx.now()),
        reason: event.reason?.[language] ?? '',
        isShown: isActive,
      },
    }
  })
}
