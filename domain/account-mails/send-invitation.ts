import { randomUUID } from 'node:crypto'
import { issueLink } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { invitationMail } from './account-mails.ts'
import { deliverMail } from '../mails/deliver-mail.ts'

/** Makes and mails the link by which a customer whom staff have registered sets a password. A job's work: may be repeated. */
export async function sendInvitation(
  ctx: Ctx,
  { userId }: { userId: string },
  job: { id: number },
): Promise<void> {
  await deliverMail(ctx, job.id, `invitation-${randomUUID()}`, async () => {
    const issued = await issueLink(ctx, userId, 'invitation')
    return issued && invitationMail(issued, ctx.shop)
  })
}
