import { and, eq } from 'drizzle-orm'
import { eventSignUps } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { CheckInGuestInput } from './schemas.ts'

/**
 * Marks that a guest with seats has come, or takes that back.
 * @throws DomainError forbidden, not_found
 */
export async function checkInGuest(ctx: Ctx, { id, signUpId, isHere }: CheckInGuestInput): Promise<void> {
  policy.checkInGuest(ctx)
  const { rowCount } = await inTransaction(asShop(ctx), (ctx) =>
    ctx.db
      .update(eventSignUps)
      .set({ checkedInAt: isHere ? ctx.now() : null })
      .where(
        and(eq(eventSignUps.id, signUpId), eq(eventSignUps.eventId, id), eq(eventSignUps.state, 'booked')),
      ),
  )
  if (rowCount === 0) throw new DomainError('not_found', 'sign_up')
}
