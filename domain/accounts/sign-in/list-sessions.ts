import { desc, gt } from 'drizzle-orm'
import { sessions } from '#database/schema/index.ts'

import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { deviceOf } from './device-of.ts'
import { policy } from './policy.ts'
import type { SessionView } from './schemas.ts'

/**
 * The actor's own sessions, the last used first.
 * @param input.thisSessionId the current session, to mark it
 * @throws DomainError forbidden
 */
export async function listSessions(
  ctx: Ctx,
  { thisSessionId }: { thisSessionId: string },
): Promise<SessionView[]> {
  policy.listSessions(ctx)
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        startedAt: sessions.createdAt,
        seenAt: sessions.seenAt,
      })
      .from(sessions)
      .where(gt(sessions.expiresAt, ctx.now()))
      .orderBy(desc(sessions.seenAt)),
  )
  return rows.map(({ userAgent, ...row }) => ({
    ...row,
    device: deviceOf(userAgent),
    isThisOne: row.id === thisSessionId,
  }))
}
