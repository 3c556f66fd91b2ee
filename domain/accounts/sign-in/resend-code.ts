import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { challenges, jobs } from '#database/schema/index.ts'
import { lockUser } from '../accounts/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { findLiveChallenge, findUserOfChallenge, secondsUntilNextCode, toChallenge } from './internal.ts'
import type { ResendCodeResult } from './schemas.ts'

/** Has a new code mailed in place of the last one, at most every 30 seconds. */
export async function resendCode(ctx: Ctx, { token }: { token: string }): Promise<ResendCodeResult> {
  return inTransaction(asShop(ctx), async (ctx): Promise<ResendCodeResult> => {
    const userId = await findUserOfChallenge(ctx, token)
    if (!userId) return { ok: false, reason: 'no_challenge' }
    await lockUser(ctx, { userId })
    const seconds = await secondsUntilNextCode(ctx, userId)
    const challenge = await findLiveChallenge(ctx, token)
    if (!challenge) return { ok: false, reason: 'challenge_expired' }
    if (seconds > 0) return { ok: false, reason: 'code_wait', seconds }
    if (await isMailStuck(ctx, challenge.id)) return { ok: false, reason: 'mail_unavailable' }
    const requestedAt = ctx.now()
    await ctx.db.update(challenges).set({ requestedAt }).where(eq(challenges.id, challenge.id))
    await enqueueJob(ctx, { kind: 'send-code', challengeId: challenge.id })
    return { ok: true, challenge: toChallenge({ ...challenge, requestedAt }) }
  })
}

/** True if sending the last code's mail has failed: the job will try again on its own. */
async function isMailStuck(ctx: Ctx, challengeId: string): Promise<boolean> {
  const stuck = await ctx.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNull(jobs.finishedAt),
        isNull(jobs.failedAt),
        isNotNull(jobs.lastError),
        eq(jobs.kind, 'send-code'),
        eq(sql`${jobs.payload} ->> 'challengeId'`, challengeId),
      ),
    )
  return stuck.length > 0
}
