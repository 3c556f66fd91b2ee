import { eq } from 'drizzle-orm'
import { reservations, tableWaitlist } from '#database/schema/index.ts'
import type { ReservationState } from '#shared/restaurant/states.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { mailboxOf } from '#domain/kernel/contact-keys.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import type { JobInput, Jobs } from '#domain/base/jobs/schemas.ts'
import { deliverMail } from '#domain/base/mails/index.ts'
import { sealedKey } from '#domain/kernel/sealed-keys.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { readAfterCancelling, sendDepositDue, sendDepositLate } from './send-deposit-mail.ts'
import { newsMail, waitingMail } from './reservation-mail.ts'
import type { ReservationNews } from './texts.ts'

/** `byGuest`: anybody can have caused it, so one address gets only so many. */
type TableMail = { reservationId: string; byGuest?: boolean }

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'send-deposit-due': { reservationId: string }
    'send-deposit-late': { reservationId: string }
    'send-reservation-confirmed': TableMail
    'send-reservation-changed': TableMail
    'send-reservation-cancelled': TableMail
    'send-reservation-reminder': { reservationId: string }
    'send-table-offer': { reservationId: string }
    'send-waitlist-joined': { entryId: string }
  }
}

/** The mails to guests about their tables. Those about one table keep their order. */
export const reservationMailJobs = {
  'send-deposit-due': { lane: 'table mails', run: sendDepositDue },
  'send-deposit-late': { lane: 'table mails', run: sendDepositLate },
  'send-reservation-confirmed': {
    lane: 'table mails',
    sequence: ({ reservationId }) => `reservation ${reservationId}`,
    run: sends('confirmed', 'confirmed'),
  },
  'send-reservation-changed': {
    lane: 'table mails',
    sequence: ({ reservationId }) => `reservation ${reservationId}`,
    run: sends('changed', 'confirmed'),
  },
  'send-reservation-cancelled': {
    lane: 'table mails',
    sequence: ({ reservationId }) => `reservation ${reservationId}`,
    run: sends('cancelled', 'cancelled'),
  },
  'send-reservation-reminder': { lane: 'table mails', run: sends('reminder', 'confirmed') },
  'send-table-offer': {
    lane: 'table mails',
    sequence: ({ reservationId }) => `reservation ${reservationId}`,
    run: sends('offer', 'held'),
  },
  'send-waitlist-joined': { lane: 'table mails', run: sendWaitlistJoined },
} satisfies Partial<Jobs>

/** Mails what is still true when the job runs: who has cancelled meanwhile is not reminded. */
function sends(about: ReservationNews, status: ReservationState) {
  return async (ctx: Ctx, input: JobInput<'send-reservation-confirmed'>) => {
    requireShop(ctx)
    const { reservationId, jobId, byGuest = false } = input
    await deliverMail(asShop(ctx), {
      job: input,
      name: `reservation-${reservationId}-${about}-${jobId}`,
      async write() {
        const [reservation] = await inTransaction(asShop(ctx), ({ db }) =>
          db.select().from(reservations).where(eq(reservations.id, reservationId)),
        )
        if (reservation?.status !== status || reservation.email === '') return undefined
        if (about === 'reminder' && reservation.startsAt <= ctx.now()) return undefined
        if (byGuest && (await isOneTooMany(ctx, reservation.email, input))) return undefined
        const more = about === 'cancelled' ? await readAfterCancelling(asShop(ctx), reservationId) : []
        return newsMail(ctx, { reservation, about, more, shop: await getShop(ctx) })
      },
    })
  }
}

async function sendWaitlistJoined(ctx: Ctx, input: JobInput<'send-waitlist-joined'>): Promise<void> {
  requireShop(ctx)
  const { entryId, jobId } = input
  await deliverMail(asShop(ctx), {
    job: input,
    name: `table-waitlist-${entryId}-${jobId}`,
    async write() {
      const [entry] = await inTransaction(asShop(ctx), ({ db }) =>
        db.select().from(tableWaitlist).where(eq(tableWaitlist.id, entryId)),
      )
      if (entry?.status !== 'waiting' || (await isOneTooMany(ctx, entry.email, input))) return undefined
      const key = sealedKey(ctx, { of: 'waitlist', id: entryId })
      return waitingMail({ guest: { ...entry, to: entry.email, key }, shop: await getShop(ctx) })
    },
  })
}

/**
 * Counts a mail that anybody can have caused, and says whether its mailbox has had as many this hour as it may get. One that
 * could not be sent has been counted when it was tried first.
 */
async function isOneTooMany(
  { limits }: Ctx,
  email: string,
  { isRetry = false }: { isRetry?: boolean },
): Promise<boolean> {
  return !isRetry && (await limits.take('table_mails', mailboxOf(email))) > 0
}
