import { and, eq, inArray } from 'drizzle-orm'
import { tableWaitlist } from '#database/schema/index.ts'
import { addTime, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { cancelJob, enqueueJob, enqueueJobs } from '#domain/base/jobs/index.ts'
import { getSettings } from '#domain/base/settings/index.ts'

/** The minutes in which a change may be changed again before its guest is mailed. */
const CHANGE_MINUTES = 2

/** Queues the offers to those who wait for a table. Call it when one may have become free, with the day locked. */
export async function queueTableOffers(ctx: ShopCtx, { day }: { day: string }): Promise<void> {
  const isWaitedFor = await ctx.db.$count(
    tableWaitlist,
    and(eq(tableWaitlist.day, day), inArray(tableWaitlist.status, ['waiting', 'offered'])),
  )
  // Without a key: one that is about to end has looked already.
  if (isWaitedFor > 0) await enqueueJob(ctx, { kind: 'offer-tables', day })
}

/**
 * Queues the mail that says what a guest has now, and the reminder. Call it when a guest has a table.
 * @param reservation `byGuest`: anybody can have caused it, with anybody's address
 */
export async function queueReservationMails(
  ctx: ShopCtx,
  { id, startsAt, isNew, byGuest = false }: { id: string; startsAt: Date; isNew: boolean; byGuest?: boolean },
): Promise<void> {
  // A guest who changes it again is told once, of how it stands then; also while the mail about the last change goes out.
  if (!isNew) await forgetChange(ctx, id)
  const told = isNew
    ? ({ kind: 'send-reservation-confirmed', byGuest } as const)
    : ({
        kind: 'send-reservation-changed',
        byGuest,
        key: changeKey(id),
        dueAt: addTime(ctx.now(), CHANGE_MINUTES * MINUTE),
      } as const)
  if (!isNew) await forgetReminder(ctx, id)
  const { reminderHours } = (await getSettings(ctx)).reservations
  const dueAt = addTime(startsAt, -reminderHours * HOUR)
  const reminder = { kind: 'send-reservation-reminder', dueAt, key: reminderKey(id) } as const
  // A reservation for today needs no reminder.
  const mails = dueAt > ctx.now() ? [told, reminder] : [told]
  await enqueueJobs(ctx, { all: mails.map((job) => ({ ...job, reservationId: id })) })
}

/** Queues the mail about a table that a guest has given back (`byGuest`), or the team has, in place of those that were due. */
export async function queueCancellationMail(
  ctx: ShopCtx,
  { id, day, byGuest = false }: { id: string; day: string; byGuest?: boolean },
): Promise<void> {
  await enqueueJob(ctx, { kind: 'send-reservation-cancelled', reservationId: id, byGuest })
  await forgetChange(ctx, id)
  await forgetReminder(ctx, id)
  await queueTableOffers(ctx, { day })
}

const changeKey = (id: string) => `reservation-changed-${id}`
const reminderKey = (id: string) => `reservation-reminder-${id}`
const forgetChange = (ctx: ShopCtx, id: string) => cancelJob(ctx, { key: changeKey(id) })
const forgetReminder = (ctx: ShopCtx, id: string) => cancelJob(ctx, { key: reminderKey(id) })
