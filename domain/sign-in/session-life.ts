import { sessions } from '#database/schema/index.ts'
import type { Ctx } from '../context.ts'
import { DAY, digestOf, HOUR, newToken } from '../accounts/internal.ts'
import type { NewSession, Person } from '../accounts/schemas.ts'

/** How long a session lives without use, and at most. Whoever may do more has to show more often who they are. */
const LIFE = {
  customer: { idle: 14 * DAY, most: 90 * DAY },
  staff: { idle: 12 * HOUR, most: 7 * DAY },
}

/** Until when a session that is used now lives. */
export function sessionEnd(roles: Person['roles'], createdAt: Date, now: Date): Date {
  const { idle, most } = LIFE[roles.length > 0 ? 'staff' : 'customer']
  return new Date(Math.min(now.getTime() + idle, createdAt.getTime() + most))
}

/** Begins a session, inside the caller's transaction. The token is in nobody's hands but the browser's. */
export async function createSession(ctx: Ctx, person: Person): Promise<NewSession> {
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
