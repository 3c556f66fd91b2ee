import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { runWaitingJobs } from '#domain/base/jobs/index.ts'
import { listMails, type SentMail } from '#domain/base/mails/index.ts'
import { jobHandlers } from '#server/jobs/handlers.ts'

/** Runs the waiting jobs, as the worker would, and returns the mails to an address, newest first. */
export async function mailsTo(ctx: Ctx, email: string): Promise<SentMail[]> {
  await runWaitingJobs(asShop(ctx), { handlers: jobHandlers })
  return (await listMails(asShop(ctx))).filter((mail) => mail.to === email)
}

/** The code in the last mail to an address. */
export async function lastCode(ctx: Ctx, email: string): Promise<string> {
  const [mail] = await mailsTo(ctx, email)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error(`no code has been mailed to ${email}`)
  return code
}

/** The path of the link in the last mail to an address. */
export async function lastLink(ctx: Ctx, email: string): Promise<string> {
  const [mail] = await mailsTo(ctx, email)
  const link = /https?:\/\/[^/\s]+(\/\S*token=[\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!link) throw new Error(`no link has been mailed to ${email}`)
  return link
}
