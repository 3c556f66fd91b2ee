import { asc, eq } from 'drizzle-orm'
import { events, eventSignUps } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { isOfPerson, type PersonOfSignUps } from './forget-sign-ups.ts'

/** Returns what the shop knows of somebody's sign-ups: those of their account, and of their address. */
export async function exportSignUps(ctx: ShopCtx, person: PersonOfSignUps): Promise<object[]> {
  return ctx.db
    .select({
      event: events.title,
      startDate: events.startDate,
      name: eventSignUps.name,
      email: eventSignUps.email,
      phone: eventSignUps.phone,
      seats: eventSignUps.seats,
      wishes: eventSignUps.wishes,
      state: eventSignUps.state,
      signedUpAt: eventSignUps.createdAt,
      cancelledAt: eventSignUps.cancelledAt,
      checkedInAt: eventSignUps.checkedInAt,
    })
    .from(eventSignUps)
    .innerJoin(events, eq(events.id, eventSignUps.eventId))
    .where(isOfPerson(person))
    .orderBy(asc(eventSignUps.number))
}
