import { and, desc, eq, gt, ne, notInArray } from 'drizzle-orm'
import { knownDevices, users } from '#database/schema/index.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { digestOf, newToken } from '#domain/kernel/tokens.ts'
import type { NewDevice } from './schemas.ts'

/** The time that a browser is known after somebody last signed in there. */
const LIFE = 180 * DAY
/** The most browsers that are known of one account: the last used. */
const MOST = 20

/**
 * Remembers a browser in which somebody has just proved who they are, inside the caller's transaction, after
 * `lockUser`. Being known signs nobody in: it only gives the browser tries of its own.
 * @param input.token the token that the browser has now, if any: the new one replaces it
 */
export async function rememberDevice(
  ctx: ShopCtx,
  { userId, token: present }: { userId: string; token: string | undefined },
): Promise<NewDevice> {
  const mine = eq(knownDevices.userId, userId)
  const token = newToken()
  const expiresAt = addTime(ctx.now(), LIFE)
  const remembered = ctx.db.$with('remembered').as(
    ctx.db
      .insert(knownDevices)
      .values({ tokenHash: digestOf(token), userId, createdAt: ctx.now(), expiresAt })
      .returning(),
  )
  // In the same statement, so without the new one.
  const lastUsed = ctx.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(mine, present === undefined ? undefined : ne(knownDevices.tokenHash, digestOf(present))))
    .orderBy(desc(knownDevices.createdAt))
    .limit(MOST - 1)
  await ctx.db
    .with(remembered)
    .delete(knownDevices)
    .where(and(mine, notInArray(knownDevices.id, lastUsed)))
  return { token, expiresAt }
}

/** The browser with this token, if it is known to the account with that address. */
export async function findKnownDevice(
  ctx: ShopCtx,
  { token, email }: { token: string; email: string },
): Promise<{ id: string } | undefined> {
  const [found] = await ctx.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        eq(knownDevices.tokenHash, digestOf(token)),
        eq(users.email, email),
        gt(knownDevices.expiresAt, ctx.now()),
      ),
    )
  return found
}
