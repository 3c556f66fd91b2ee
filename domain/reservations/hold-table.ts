import { and, eq } from 'drizzle-orm'
import { reservations } from '#database/schema/index.ts'
import { addTime, MINUTE } from '#shared/durations.ts'
import { HOLD_MINUTES } from '#shared/reservations/rules.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '../context.ts'
import { takeTries } from '../take-tries.ts'
import { newToken } from '../tokens.ts'
import { findPlace, giveTables, lockDays, tablesWereFreed } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { HoldTableInput, HoldTableResult } from './schemas.ts'

/**
 * Keeps a table for a few minutes, while its guest fills the form. Of simultaneous requests for the last table exactly
 * one gets it; the others get the nearest free times.
 */
export async function holdTable(ctx: Ctx, input: HoldTableInput): Promise<HoldTableResult> {
  policy.holdTable(ctx)
  const wait = await takeTries(ctx, ['holds', ctx.client.address])
  if (wait) return wait
  const { day, partySize, language, replaces } = input
  const customerId = ctx.actor.role === 'customer' ? ctx.actor.id : null
  return inTransaction(asShop(ctx), async (ctx): Promise<HoldTableResult> => {
    await lockDays(ctx, [day])
    if (replaces) await giveBack(ctx, replaces)
    const place = await findPlace(ctx, input)
    if (!place.ok) return place
    const { slot } = place
    const key = newToken()
    const heldUntil = addTime(ctx.now(), HOLD_MINUTES * MINUTE)
    const [held] = await ctx.db
      .insert(reservations)
      .values({
        accessKey: key,
        day,
        ...slot.period,
        partySize,
        status: 'held',
        heldUntil,
        source: 'web',
        customerId,
        locale: language,
      })
      .returning({ id: reservations.id })
    if (!held) throw new Error('a table was not held')
    await giveTables(ctx, { id: held.id, day, slot })
    return { ok: true, key, heldUntil, ...slot.period }
  })
}

/** A hold of the same guest, who has chosen another time. */
async function giveBack(ctx: ShopCtx, key: string): Promise<void> {
  const [given] = await ctx.db
    .update(reservations)
    .set({ status: 'lapsed', heldUntil: null })
    .where(
      and(eq(reservations.accessKey, key), eq(reservations.status, 'held'), eq(reservations.source, 'web')),
    )
    .returning({ day: reservations.day })
  if (given) await tablesWereFreed(ctx, given.day)
}
