import { and, eq, ne, sql } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import { addTime, MINUTE } from '#shared/durations.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { isShownEvent, phaseOf } from '../events/index.ts'
import { takeTries } from '../take-tries.ts'
import { type EventRow, lockEvent } from './lock-event.ts'
import type { SignUpRow } from './lock-sign-up.ts'
import type { SignUpInput, SignUpOutcome, SignUpResult } from './schemas.ts'
import { positionOf, takeSeats } from './internal.ts'
import { tell } from './tell-guests.ts'

/** The same form again within this time is a second press, not a second wish. */
const SECOND_PRESS = 10 * MINUTE

/**
 * Signs somebody up for an event: with seats if enough are left, else for the waitlist if none is, or if they say that
 * this will do. They are mailed either way. An address that has signed up already gets its link again and nothing else
 * changes; a stranger who types it reads what anybody would, so that nobody learns who comes.
 * @throws DomainError not_found
 */
export async function signUp(ctx: Ctx, input: SignUpInput): Promise<SignUpResult> {
  const tooMany = await takeTries(
    ctx,
    ['event_sign_ups', ctx.client.address],
    ['mails_per_hour', `event ${input.email}`],
  )
  if (tooMany) return tooMany
  const customerId = ctx.actor.role === 'customer' ? ctx.actor.id : null
  return inTransaction(asShop(ctx), async (ctx): Promise<SignUpResult> => {
    const event = await lockEvent(ctx, { id: await findId(ctx, input.id) })
    const phase = phaseOf(event, ctx.now())
    if (phase !== 'open' && phase !== 'full') return { ok: false, reason: phase }
    const left = event.seats - event.seatsTaken
    const known = await findKnown(ctx, event, input.email)
    if (known && isSecondPress(ctx, known, input)) return { ok: true, ...(await outcomeOf(ctx, known)) }
    if (left > 0 && input.seats > left && !input.mayWait) return { ok: false, reason: 'too_few_seats', left }
    const state = input.seats <= left ? 'booked' : 'waiting'
    if (known) {
      await tell(ctx, { signUpIds: [known.id], about: 'known' })
      return {
        ok: true,
        ...(state === 'booked' ? { state } : { state, position: await nextPosition(ctx, event) }),
      }
    }
    const added = await add(ctx, { event, customerId, state, input })
    if (state === 'booked') await takeSeats(ctx, { event, seats: input.seats })
    await tell(ctx, { signUpIds: [added.id], about: state })
    return { ok: true, ...(await outcomeOf(ctx, added)) }
  })
}

async function findId(ctx: ShopCtx, id: string): Promise<string> {
  const [found] = await ctx.db.select({ id: events.id }).from(events).where(isShownEvent(id))
  if (!found) throw new DomainError('not_found', 'event')
  return found.id
}

async function findKnown(ctx: ShopCtx, { id }: EventRow, email: string): Promise<SignUpRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(eventSignUps)
    .where(
      and(eq(eventSignUps.eventId, id), eq(eventSignUps.email, email), ne(eventSignUps.state, 'cancelled')),
    )
  return row
}

function isSecondPress(ctx: ShopCtx, known: SignUpRow, input: SignUpInput): boolean {
  return (
    known.createdAt > addTime(ctx.now(), -SECOND_PRESS) &&
    known.name === input.name &&
    known.seats === input.seats &&
    known.phone === (input.phone ?? null) &&
    known.wishes === (input.wishes ?? null)
  )
}

type Added = { event: EventRow; customerId: string | null; state: 'booked' | 'waiting'; input: SignUpInput }

async function add(ctx: ShopCtx, { event, customerId, state, input }: Added): Promise<SignUpRow> {
  const { name, email, phone, seats, wishes, language: locale } = input
  const [added] = await ctx.db
    .insert(eventSignUps)
    .values({
      eventId: event.id,
      customerId,
      name,
      email,
      phone: phone ?? null,
      seats,
      wishes: wishes ?? null,
      locale,
      state,
      createdAt: ctx.now(),
    })
    .returning()
  if (!added) throw new Error('a sign-up was not added')
  return added
}

async function outcomeOf(ctx: ShopCtx, row: SignUpRow): Promise<SignUpOutcome> {
  return row.state === 'waiting'
    ? { state: 'waiting', position: await positionOf(ctx, row) }
    : { state: 'booked' }
}

/** The place that somebody who asks now would have. */
async function nextPosition(ctx: ShopCtx, { id }: EventRow): Promise<number> {
  const [row] = await ctx.db
    .select({ waiting: sql<number>`count(*)::int` })
    .from(eventSignUps)
    .where(and(eq(eventSignUps.eventId, id), eq(eventSignUps.state, 'waiting')))
  return (row?.waiting ?? 0) + 1
}
