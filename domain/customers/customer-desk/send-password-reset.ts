import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { countTries } from '#domain/kernel/count-tries.ts'
import { mustFindUser } from './must-find-user.ts'
import { policy } from './policy.ts'
import type { AboutCustomerInput, SendPasswordResetResult } from './schemas.ts'

/**
 * Staff have the link to set a new password mailed to its owner, as often as the owner could ask for it themselves. Staff
 * never see the link.
 * @throws DomainError forbidden, not_found
 */
export async function sendPasswordReset(
  ctx: Ctx,
  { customerId: userId }: AboutCustomerInput,
): Promise<SendPasswordResetResult> {
  const actor = policy.sendPasswordReset(ctx)
  const { email } = await inTransaction(asShop(ctx), (ctx) => mustFindUser(ctx, { userId }))
  const refused = await countTries(ctx, ['mail', `reset ${email}`], ['mails_per_hour', `reset ${email}`])
  if (refused) return refused
  await inTransaction(asShop(ctx), async (ctx) => {
    await enqueueJob(ctx, { kind: 'send-password-reset', userId })
    await recordAudit(ctx, { actorId: actor.id, action: 'password.reset-sent', subjectId: userId })
  })
  return { ok: true }
}
