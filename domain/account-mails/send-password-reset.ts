import { randomUUID } from 'node:crypto'
import { issueLink } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { passwordResetMail } from './account-mails.ts'
import { deliverMail } from '../mails/deliver-mail.ts'

/** Makes and mails the link to set a new password. A job's work: may be repeated. */
export async function sendPasswordReset(
  ctx: Ctx,
  { userId, jobId }: JobInput<'send-password-reset'>,
): Promise<void> {
  await deliverMail(ctx, jobId, `password-reset-${randomUUID()}`, async () => {
    const issued = await issueLink(ctx, userId, 'reset_password')
    return issued && passwordResetMail(issued, ctx.shop)
  })
}
