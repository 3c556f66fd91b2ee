import { challenges } from '#database/schema/index.ts'
import { CHALLENGE_MINUTES, type ChallengeType } from '#shared/accounts/challenge.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { digestOf, newToken } from '#domain/kernel/tokens.ts'
import { secondsUntilNextCode, toChallenge } from './internal.ts'
import type { OpenChallengeResult } from './schemas.ts'

type OpenChallengeInput = {
  user: { id: string; email: string }
  type: ChallengeType
  /** The password that the code will set. */
  newPasswordHash?: string
}

/**
 * Begins a sign-in or a password change, inside the caller's transaction: stores it and has a code mailed. Nothing goes
 * on without one: `mfa_expected`. Lock the user first.
 */
export async function openChallenge(
  ctx: ShopCtx,
  { user, type, newPasswordHash }: OpenChallengeInput,
): Promise<OpenChallengeResult> {
  const seconds = await secondsUntilNextCode(ctx, user.id)
  if (seconds > 0) return { ok: false, reason: 'code_wait', seconds }

  const now = ctx.now()
  const token = newToken()
  const [row] = await ctx.db
    .insert(challenges)
    .values({
      tokenHash: digestOf(token),
      userId: user.id,
      type,
      host: ctx.client.host,
      requestedAt: now,
      newPasswordHash: newPasswordHash ?? null,
      createdAt: now,
      expiresAt: addTime(now, CHALLENGE_MINUTES * MINUTE),
    })
    .returning()
  if (!row) return { ok: false, reason: 'mfa_expected' }
  await enqueueJob(ctx, { kind: 'send-code', challengeId: row.id })
  return { ok: true, token, challenge: toChallenge({ ...row, email: user.email }) }
}
