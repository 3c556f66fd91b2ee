import { asc, eq, or, type SQL } from 'drizzle-orm'
import { eventSignUps } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { endSignUp } from './end-sign-up.ts'
import { lockSignUp } from './lock-sign-up.ts'

/** The owner of sign-ups: an account, an address that they have proved to be theirs, or both. */
export type PersonOfSignUps = { customerId?: string; email?: string }

export function isOfPerson({ customerId, email }: PersonOfSignUps): SQL | undefined {
  const ofPerson = or(
    customerId === undefined ? undefined : eq(eventSignUps.customerId, customerId),
    email === undefined ? undefined : eq(eventSignUps.email, email.toLowerCase()),
  )
  // Without a condition it would be everybody's.
  if (!ofPerson) throw new Error('nobody is named')
  return ofPerson
}

/**
 * Deletes somebody's sign-ups, those of events that are over too; seats that become free go to those who wait.
 * @returns how many
 */
export async function forgetSignUps(ctx: ShopCtx, person: PersonOfSignUps): Promise<number> {
  const rows = await ctx.db
    .select({ id: eventSignUps.id })
    .from(eventSignUps)
    .where(isOfPerson(person))
    // Events are locked in one order, so that two who are forgotten at a time do not wait for each other.
    .orderBy(asc(eventSignUps.eventId), asc(eventSignUps.number))
  for (const { id } of rows) {
    await endSignUp(ctx, await lockSignUp(ctx, { id }))
    await ctx.db.delete(eventSignUps).where(eq(eventSignUps.id, id))
  }
  return rows.length
}
