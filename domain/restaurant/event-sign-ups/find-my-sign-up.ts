import { and, eq, isNull, ne } from 'drizzle-orm'
import { eventSignUps } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keyOf } from './sign-up-key.ts'
import type { SignUpKey } from './schemas.ts'

/** The sign-up that a customer made for an event while they were signed in; undefined if there is none. */
export async function findMySignUp(
  ctx: Ctx,
  { eventId }: { eventId: string },
): Promise<SignUpKey | undefined> {
  const { actor } = ctx
  if (actor.role !== 'customer') return undefined
  const [row] = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .select({ id: eventSignUps.id })
      .from(eventSignUps)
      .where(
        and(
          eq(eventSignUps.eventId, eventId),
          eq(eventSignUps.customerId, actor.id),
          ne(eventSignUps.state, 'cancelled'),
          // The key of another is only for who reads its mail.
          isNull(eventSignUps.heldUntil),
        ),
      )
      .limit(1),
  )
  return row && { key: keyOf(ctx, row.id) }
}
