import { desc, gt } from 'drizzle-orm'
import { sessions } from '#database/schema/index.ts'
import { deviceOf } from '#shared/device.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { requireCustomer } from '../guards.ts'
import type { SessionView } from '../accounts/schemas.ts'

/** The actor's own sessions, the last used first. */
export async function listSessions(ctx: Ctx, thisSessionId: string): Promise<SessionView[]> {
  requireCustomer(ctx).id
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
