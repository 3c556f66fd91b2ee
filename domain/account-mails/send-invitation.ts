import { randomUUID } from 'node:crypto'
import { issueLink } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { invitationMail } from './account-mails.ts'
import { deliverMail } from '../mails/deliver-mail.ts'

/** Makes and mails the link by which a customer whom staff have registered sets a password. A job's work: may be repeated. */
export async function sendInvitation(
  ctx: Ctx,
  { userId, jobId }: JobInput<'send-invitation'>,
): Promise<void> {
  await deliverMail(ctx, jobId, `invitation-${randomUUID()}`, async () => {
    const issued = await issueLink(ctx, userId, 'invitation')
    return issued && invitationMail(issued, ctx.shop)
  })
}
