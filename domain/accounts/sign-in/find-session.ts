import { and, eq, gt, isNull } from 'drizzle-orm'
import { carts, customers, sessions, users } from '#database/schema/index.ts'
import { parseCart } from '#shared/orders/cart-cookie.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { personColumns } from '../accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { digestOf } from '#domain/kernel/tokens.ts'
import { sessionEnd } from './create-session.ts'
import type { LiveSession } from './schemas.ts'

/** A session in use is prolonged this often: not on each request, to save a write each time. */
const RENEW_MS = 5 * MINUTE

/**
 * The session of a cookie's token, prolonged by this use; undefined if it is over. On another host than its own it is
 * ended: there the token was stolen or guessed.
 * @param input.isUse false for what a page asks by itself, which says nothing of whether anybody is there
 */
export async function findSession(
  ctx: Ctx,
  { token, isUse = true }: { token: string; isUse?: boolean },
): Promise<LiveSession | undefined> {
  return inTransaction(asShop(ctx), async (ctx) => {
    const now = ctx.now()
    const [found] = await ctx.db
      .select({ session: sessions, person: personColumns, cart: carts.lines })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(customers, eq(customers.id, sessions.userId))
      .leftJoin(carts, eq(carts.customerId, sessions.userId))
      .where(
        and(eq(sessions.tokenHash, digestOf(token)), gt(sessions.expiresAt, now), isNull(users.lockedAt)),
      )
    if (!found) return undefined
    const { session, person, cart } = found
    // Roles given since then may have shortened the session's life.
    const ends = sessionEnd(person.roles, session.createdAt, session.seenAt)
    if (session.host !== ctx.client.host || ends <= now) {
      await ctx.db.delete(sessions).where(eq(sessions.id, session.id))
      return undefined
    }
    const isDue = isUse && now.getTime() - session.seenAt.getTime() >= RENEW_MS
    const renewedUntil = isDue ? sessionEnd(person.roles, session.createdAt, now) : undefined
    if (renewedUntil) {
      await ctx.db
        .update(sessions)
        .set({ seenAt: now, expiresAt: renewedUntil })
        .where(eq(sessions.id, session.id))
    }
    const { id, confirmedUntil } = session
    return { id, confirmedUntil, person, cart: parseCart(cart ?? undefined), renewedUntil }
  })
}
