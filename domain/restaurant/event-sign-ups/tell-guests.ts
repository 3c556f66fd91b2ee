import { and, eq, inArray, isNull } from 'drizzle-orm'
import { eventSignUps } from '#database/schema/index.ts'
import type { EventNews, SignUpState } from '#shared/restaurant/event-fields.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'

/** Mails some guests, each in their language, when the caller's transaction commits. */
export async function tell(
  ctx: ShopCtx,
  { signUpIds, about }: { signUpIds: string[]; about: EventNews },
): Promise<void> {
  for (const signUpId of signUpIds) await enqueueJob(ctx, { kind: 'send-event-mail', signUpId, about })
}

type TellGuestsInput = {
  eventId: string
  states: SignUpState[]
} & ({ about: EventNews } | { messageId: string })

/**
 * Mails every guest of an event who is in one of these states and whose address is proved: some news, or what was written to them.
 * @returns how many
 */
export async function tellGuests(
  ctx: ShopCtx,
  { eventId, states, ...news }: TellGuestsInput,
): Promise<number> {
  const guests = await ctx.db
    .select({ id: eventSignUps.id })
    .from(eventSignUps)
    .where(
      and(
        eq(eventSignUps.eventId, eventId),
        inArray(eventSignUps.state, states),
        isNull(eventSignUps.heldUntil),
      ),
    )
  for (const { id: signUpId } of guests) {
    await enqueueJob(
      ctx,
      'about' in news
        ? { kind: 'send-event-mail', signUpId, about: news.about }
        : { kind: 'send-event-message', signUpId, messageId: news.messageId },
    )
  }
  return guests.length
}
