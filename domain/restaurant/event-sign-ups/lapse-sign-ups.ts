import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { endSignUp } from './end-sign-up.ts'
import { lockSignUp } from './lock-sign-up.ts'
import { policy } from './policy.ts'

/**
 * Gives the seats to those who wait that were held for somebody who has not pressed the link in their mail. Once the event
 * has begun it is for those at the door.
 * @throws DomainError forbidden
 */
export async function lapseSignUps(ctx: Ctx): Promise<void> {
  policy.lapseSignUps(ctx)
  const due = await inTransaction(asShop(ctx), ({ db, now }) =>
    db
      .select({ id: eventSignUps.id })
      .from(eventSignUps)
      .innerJoin(events, eq(events.id, eventSignUps.eventId))
      .where(
        and(
          lte(eventSignUps.heldUntil, now()),
          ne(eventSignUps.state, 'cancelled'),
          isNull(eventSignUps.checkedInAt),
          gt(events.startDate, now()),
        ),
      ),
  )
  for (const { id } of due) {
    await inTransaction(asShop(ctx), async (ctx) => {
      const locked = await lockSignUp(ctx, { id })
      // It was confirmed in the meantime.
      if (locked.signUp.heldUntil !== null) await endSignUp(ctx, locked)
    })
  }
}
