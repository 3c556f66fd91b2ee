import { and, eq, gt } from 'drizzle-orm'
import { eventMessages } from '#database/schema/index.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockEvent, tellGuests } from '../event-sign-ups/index.ts'
import { namedInAudit } from './internal.ts'
import { policy } from './policy.ts'
import type { MailGuestsInput, MailGuestsResult } from './schemas.ts'

/** The same again within this time is a second press. */
const SECOND_PRESS = 10 * MINUTE

/**
 * Writes to the guests of an event: each gets it once, in their language.
 * @throws DomainError forbidden, not_found
 */
export async function mailGuests(ctx: Ctx, input: MailGuestsInput): Promise<MailGuestsResult> {
  const actor = policy.mailGuests(ctx)
  const { id: eventId, subject, text, withWaiting } = input
  return inTransaction(asShop(ctx), async (ctx): Promise<MailGuestsResult> => {
    const event = await lockEvent(ctx, { id: eventId })
    const createdAt = ctx.now()
    const isSame = and(
      eq(eventMessages.eventId, eventId),
      eq(eventMessages.subject, subject),
      eq(eventMessages.text, text),
      gt(eventMessages.createdAt, addTime(createdAt, -SECOND_PRESS)),
    )
    if ((await ctx.db.$count(eventMessages, isSame)) > 0) return { ok: false, reason: 'just_sent' }
    const [message] = await ctx.db
      .insert(eventMessages)
      .values({ eventId, authorId: actor.id, subject, text, createdAt })
      .returning({ id: eventMessages.id })
    if (!message) throw new Error('a message was not stored')
    const states = withWaiting ? (['booked', 'waiting'] as const) : (['booked'] as const)
    const told = await tellGuests(ctx, { eventId, states: [...states], messageId: message.id })
    if (told === 0) return { ok: false, reason: 'no_guests' }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'event.guests-mailed',
      subjectId: eventId,
      details: { ...namedInAudit(event), guests: String(told) },
    })
    return { ok: true, told }
  })
}
