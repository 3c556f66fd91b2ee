import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import { events, eventSignUps, users } from '#database/schema/index.ts'
import { addTime, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import { takesSignUps } from '#shared/restaurant/event-states.ts'
import { SIGN_UP_HOURS } from '#shared/restaurant/guest-limits.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { isShownEvent, phaseOf } from '../events/index.ts'
import { checkSeats, lockGuest, recordGuest } from '../guests/index.ts'
import { bySender, countTries } from '#domain/kernel/count-tries.ts'
import { type EventRow, lockEvent } from './lock-event.ts'
import type { SignUpRow } from './lock-sign-up.ts'
import type { SignUpInput, SignUpOutcome, SignUpResult } from './schemas.ts'
import { findKnown, positionOf, takeSeats } from './internal.ts'
import { tell } from './tell-guests.ts'

/** The same form again within this time is a second press, not a second wish. */
const SECOND_PRESS = 10 * MINUTE

/**
 * Signs somebody up for an event: with seats if enough are left, else for the waitlist if none is, or if they say that
 * this will do. The seats are held until the mailed link is pressed, and for some hours at most; who is signed in with that
 * address need not press it. An address that has signed up already gets its link again; seats are held all the same, so that
 * nobody learns who comes, neither from the answer nor from how many are left.
 * @throws DomainError not_found
 */
export async function signUp(ctx: Ctx, input: SignUpInput): Promise<SignUpResult> {
  const tooMany = await countTries(ctx, ...bySender(ctx, 'event_sign_ups'), [
    'mails_per_hour',
    `event ${input.email}`,
  ])
  if (tooMany) return tooMany
  const customerId = ctx.actor.role === 'customer' ? ctx.actor.id : null
  const { email, seats, phone = '' } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<SignUpResult> => {
    const id = await findId(ctx, input.id)
    const keys = await lockGuest(ctx, { customerId, email, phone })
    const event = await lockEvent(ctx, { id })
    const phase = phaseOf(event, ctx.now())
    if (!takesSignUps(phase)) return { ok: false, reason: phase }
    const left = event.seats - event.seatsTaken
    const pressed = await findFirstPress(ctx, event, input)
    if (pressed) return { ok: true, ...(await outcomeOf(ctx, pressed)) }
    if (left > 0 && seats > left && !input.mayWait) return { ok: false, reason: 'too_few_seats', left }
    const isProved = customerId !== null && (await isOwn(ctx, { customerId, email }))
    const known = await findKnown(ctx, event, email)
    if (known && isProved) {
      await tell(ctx, { signUpIds: [known.id], about: 'known' })
      return { ok: true, ...(await outcomeOf(ctx, known)) }
    }
    const refusal = await checkSeats(ctx, { keys, event, wanted: { seats, isProved } })
    if (refusal) return refusal
    const state = seats <= left ? 'booked' : 'waiting'
    const heldUntil = isProved ? null : addTime(ctx.now(), SIGN_UP_HOURS * HOUR)
    const added = await add(ctx, { event, customerId, state, heldUntil, input })
    await recordGuest(ctx, { keys, signUpId: added.id })
    if (state === 'booked') await takeSeats(ctx, { event, seats })
    if (known) await tell(ctx, { signUpIds: [known.id], about: 'known' })
    else await tell(ctx, { signUpIds: [added.id], about: isProved ? state : 'confirm' })
    return { ok: true, ...(await outcomeOf(ctx, added)) }
  })
}

async function findId(ctx: ShopCtx, id: string): Promise<string> {
  const [found] = await ctx.db.select({ id: events.id }).from(events).where(isShownEvent(id))
  if (!found) throw new DomainError('not_found', 'event')
  return found.id
}

/** True if an address is the confirmed one of an account. */
async function isOwn(
  { db }: ShopCtx,
  { customerId, email }: { customerId: string; email: string },
): Promise<boolean> {
  const own = and(
    eq(users.id, customerId),
    eq(sql`lower(${users.email})`, email),
    isNotNull(users.emailConfirmedAt),
  )
  return (await db.$count(users, own)) > 0
}

/** The same form, sent a moment ago. */
async function findFirstPress(
  { db, now }: ShopCtx,
  { id }: EventRow,
  { name, email, seats, phone, wishes }: SignUpInput,
): Promise<SignUpRow | undefined> {
  const rows = await db
    .select()
    .from(eventSignUps)
    .where(
      and(
        eq(eventSignUps.eventId, id),
        eq(eventSignUps.email, email),
        ne(eventSignUps.state, 'cancelled'),
        gt(eventSignUps.createdAt, addTime(now(), -SECOND_PRESS)),
      ),
    )
    .orderBy(desc(eventSignUps.number))
  return rows.find(
    (row) =>
      row.name === name &&
      row.seats === seats &&
      row.phone === (phone ?? null) &&
      row.wishes === (wishes ?? null),
  )
}

type Added = {
  event: EventRow
  customerId: string | null
  state: 'booked' | 'waiting'
  heldUntil: Date | null
  input: SignUpInput
}

async function add(ctx: ShopCtx, { event, customerId, state, heldUntil, input }: Added): Promise<SignUpRow> {
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
      heldUntil,
      createdAt: ctx.now(),
    })
    .returning()
  if (!added) throw new Error('a sign-up was not added')
  return added
}

async function outcomeOf(ctx: ShopCtx, row: SignUpRow): Promise<SignUpOutcome> {
  const { state, heldUntil } = row
  return state === 'waiting'
    ? { state, position: await positionOf(ctx, row), heldUntil }
    : { state: 'booked', heldUntil }
}
