import { eq } from 'drizzle-orm'
import { eventMessages, events, eventSignUps } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import type { EventNews } from '#shared/restaurant/event-fields.ts'
import { HOUR, MINUTE } from '#shared/kernel/durations.ts'
import type { JobInput, Jobs, RecurringJob } from '#domain/base/jobs/schemas.ts'
import { deliverMail } from '#domain/base/mails/index.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { type GuestToMail, messageMail, newsMail } from './event-mail.ts'
import { keyOf } from './sign-up-key.ts'
import { forgetGuests, guestsKeptFor } from './forget-guests.ts'
import { lapseSignUps } from './lapse-sign-ups.ts'
import { remindGuests } from './remind-guests.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'send-event-mail': { signUpId: string; about: EventNews }
    'send-event-message': { signUpId: string; messageId: string }
  }
  interface RecurringJobs extends Recurring {}
}

/** The mails to guests of events. */
export const eventMailJobs = {
  'send-event-mail': {
    lane: 'event mails',
    sequence: ({ signUpId }) => `event ${signUpId}`,
    run: sendEventMail,
  },
  'send-event-message': { lane: 'event mails', run: sendEventMessage },
} satisfies Partial<Jobs>

/** Done again and again. */
export const recurringSignUpJobs = {
  'lapse-sign-ups': { interval: { everyMs: MINUTE }, run: lapseSignUps },
  'remind-guests': { interval: { everyMs: 15 * MINUTE }, run: remindGuests },
  'forget-guests': { interval: { everyMs: HOUR }, keeps: guestsKeptFor, run: forgetGuests },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringSignUpJobs

async function sendEventMail(ctx: Ctx, input: JobInput<'send-event-mail'>): Promise<void> {
  requireShop(ctx)
  const { signUpId, about, jobId } = input
  await deliverMail(asShop(ctx), {
    job: input,
    name: `event-${signUpId}-${about}-${jobId}`,
    async write() {
      const guest = await readGuest(asShop(ctx), signUpId)
      if (!guest || isOvertaken(ctx, guest, about)) return undefined
      return newsMail(ctx, { guest, about, shop: await getShop(ctx) })
    },
  })
}

/**
 * True if a mail is no longer needed: a request to confirm what is confirmed or cancelled by now, that an event is
 * postponed which no longer is or on again which is not, or a reminder to a guest without seats, or of an event that has
 * begun or will not.
 */
function isOvertaken(
  ctx: Ctx,
  { state, heldUntil, event }: GuestRow,
  about: JobInput<'send-event-mail'>['about'],
): boolean {
  if (about === 'confirm') return heldUntil === null || state === 'cancelled'
  if (about === 'event_postponed') return event.state !== 'postponed'
  if (about === 'event_rescheduled') return event.state !== 'published'
  if (about !== 'reminder') return false
  return state !== 'booked' || event.state !== 'published' || event.startDate <= ctx.now()
}

async function sendEventMessage(ctx: Ctx, input: JobInput<'send-event-message'>): Promise<void> {
  requireShop(ctx)
  const { signUpId, messageId } = input
  await deliverMail(asShop(ctx), {
    job: input,
    name: `event-${signUpId}-message-${messageId}`,
    async write() {
      const guest = await readGuest(asShop(ctx), signUpId)
      const [message] = await inTransaction(asShop(ctx), ({ db }) =>
        db.select().from(eventMessages).where(eq(eventMessages.id, messageId)),
      )
      return guest && message && guest.state !== 'cancelled'
        ? messageMail({ guest, message, shop: await getShop(ctx) })
        : undefined
    },
  })
}

type GuestRow = GuestToMail & Pick<typeof eventSignUps.$inferSelect, 'state' | 'heldUntil'>

/** Undefined if the sign-up has been deleted since. */
async function readGuest(ctx: ShopCtx, signUpId: string): Promise<GuestRow | undefined> {
  const [row] = await inTransaction(ctx, ({ db }) =>
    db
      .select({
        to: eventSignUps.email,
        locale: eventSignUps.locale,
        seats: eventSignUps.seats,
        state: eventSignUps.state,
        heldUntil: eventSignUps.heldUntil,
        event: events,
      })
      .from(eventSignUps)
      .innerJoin(events, eq(events.id, eventSignUps.eventId))
      .where(eq(eventSignUps.id, signUpId)),
  )
  return row && { ...row, key: keyOf(ctx, signUpId) }
}
