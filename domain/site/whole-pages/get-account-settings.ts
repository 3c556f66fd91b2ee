import { getProfile } from '#domain/accounts/accounts/index.ts'
import { listSessions } from '#domain/accounts/sign-in/index.ts'
import { getMyMailTopics } from '#domain/base/mail-consents/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/**
 * A customer's own settings: what the shop knows of them, their sessions, and the topics that they are mailed about.
 * @param input.thisSessionId the current session, to mark it
 * @throws DomainError forbidden, not_found
 */
export async function getAccountSettings(ctx: Ctx, { thisSessionId }: { thisSessionId: string }) {
  policy.getAccountSettings(ctx)
  const [profile, sessions, topics] = await Promise.all([
    getProfile(ctx),
    listSessions(ctx, { thisSessionId }),
    getMyMailTopics(ctx),
  ])
  return { profile, sessions, topics }
}
