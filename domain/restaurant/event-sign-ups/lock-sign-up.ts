import { eq } from 'drizzle-orm'
import { eventSignUps } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { type EventRow, lockEvent } from './lock-event.ts'

export type SignUpRow = typeof eventSignUps.$inferSelect

/**
 * A sign-up with its event, which is locked before the sign-up is read.
 * @throws DomainError not_found
 */
export async function lockSignUp(
  ctx: ShopCtx,
  { id }: { id: string },
): Promise<{ signUp: SignUpRow; event: EventRow }> {
  const read = async () => {
    const [row] = await ctx.db.select().from(eventSignUps).where(eq(eventSignUps.id, id))
    if (!row) throw new DomainError('not_found', 'sign_up')
    return row
  }
  const event = await lockEvent(ctx, { id: (await read()).eventId })
  return { signUp: await read(), event }
}
