import { eq, inArray } from 'drizzle-orm'
import { guestKeys, tableWaitlist } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Recognises a waiting guest who takes the table that they were offered as its guest from now on. */
export async function passGuestOn(ctx: ShopCtx, { reservationId }: { reservationId: string }): Promise<void> {
  const waited = ctx.db
    .select({ id: tableWaitlist.id })
    .from(tableWaitlist)
    .where(eq(tableWaitlist.reservationId, reservationId))
  await ctx.db
    .update(guestKeys)
    .set({ reservationId, waitlistId: null })
    .where(inArray(guestKeys.waitlistId, waited))
}
