import { randomUUID } from 'node:crypto'
import { issueCode } from '../sign-in/index.ts'
import type { Ctx } from '../context.ts'
import type { JobInput } from '../jobs/schemas.ts'
import { codeMail } from './account-mails.ts'
import { deliverMail } from '../mails/deliver-mail.ts'

/** Makes and mails the code of a challenge; nothing when the challenge is over. A job's work: may be repeated. */
export async function sendCode(ctx: Ctx, { challengeId, jobId }: JobInput<'send-code'>): Promise<void> {
  await deliverMail(ctx, jobId, `code-${randomUUID()}`, async () => {
    const issued = await issueCode(ctx, challengeId)
    return issued && codeMail(issued, ctx.shop)
  })
}
