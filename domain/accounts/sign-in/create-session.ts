import { sessions } from '#database/schema/index.ts'
import { addTime, DAY, HOUR } from '#shared/kernel/durations.ts'
import type { Person } from '../accounts/schemas.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { digestOf, newToken } from '#domain/kernel/tokens.ts'
import type { NewSession } from './schemas.ts'

/** The time that a session lasts without use, and at most. Staff may do more, so they have to sign in more often. */
const LIFE = {
  customer: { idle: 14 * DAY, most: 90 * DAY },
  staff: { idle: 12 * HOUR, most: 7 * DAY },
}

/** When a session that was last used at `usedAt` ends. */
export function sessionEnd(roles: Person['roles'], createdAt: Date, usedAt: Date): Date {
  const { idle, most } = LIFE[roles.length > 0 ? 'staff' : 'customer']
  return new Date(Math.min(addTime(usedAt, idle).getTime(), addTime(createdAt, most).getTime()))
}

/** Begins a session, inside the caller's transaction. Its token goes to the browser and is not stored here. */
export async function createSession(ctx: ShopCtx, person: Person): Promise<NewSession> {
  const token = newToken()
  const now = ctx.now()
  const expiresAt = sessionEnd(person.roles, now, now)
  await ctx.db.insert(sessions).values({
    tokenHash: digestOf(token),
    userId: person.id,
    host: ctx.client.host,
    userAgent: ctx.client.userAgent.slice(0, 300),
    createdAt: now,
    seenAt: now,
    expiresAt,
  })
  return { token, expiresAt }
}
