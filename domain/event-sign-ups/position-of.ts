import { and, eq, lte, sql } from 'drizzle-orm'
import { eventSignUps } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'
import type { SignUpRow } from './lock-sign-up.ts'

/** The place on the waitlist of somebody who waits, from 1. */
export async function positionOf(
  ctx: ShopCtx,
  { eventId, number }: Pick<SignUpRow, 'eventId' | 'number'>,
): Promise<number> {
  const [row] = await ctx.db
    .select({ position: sql<number>`count(*)::int` })
    .from(eventSignUps)
    .where(
      and(
        eq(eventSignUps.eventId, eventId),
        eq(eventSignUps.state, 'waiting'),
        lte(eventSignUps.number, number),
      ),
    )
  return row?.position ?? 1
}
