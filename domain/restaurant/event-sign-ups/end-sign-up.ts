import { eq } from 'drizzle-orm'
import { eventSignUps } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { EventRow } from './lock-event.ts'
import type { SignUpRow } from './lock-sign-up.ts'
import { promoteWaiting } from './promote-waiting.ts'
import { takeSeats } from './internal.ts'

/** Calls a sign-up of a locked event off: its seats go to those who wait. One that was called off stays as it is. */
export async function endSignUp(
  ctx: ShopCtx,
  { signUp, event }: { signUp: SignUpRow; event: EventRow },
): Promise<void> {
  if (signUp.state === 'cancelled') return
  await ctx.db
    .update(eventSignUps)
    .set({ state: 'cancelled', cancelledAt: ctx.now() })
    .where(eq(eventSignUps.id, signUp.id))
  if (signUp.state !== 'booked') return
  await promoteWaiting(ctx, { event: await takeSeats(ctx, { event, seats: -signUp.seats }) })
}
