import { eq } from 'drizzle-orm'
import type { MailAttachment } from '#adapters/mail/mail.ts'
import { mails } from '#database/schema/index.ts'
import type { Locale } from '#shared/locale.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'

/** A rendered mail, in the language of whoever reads it. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  locale: Locale
  attachments?: MailAttachment[]
}

/**
 * Hands a mail over for delivery and remembers that, once for each job: a repeated job finds its mail sent. Only a
 * crash between the two sends it again, under the same `name`, by which a mail server can tell.
 * @param name unique to the mail, e.g. `order-<id>-confirmation`. A mail with a code or a link made for it needs
 *   another name at each attempt: were the second dropped as a repetition, only what is void would have arrived
 * @param makeMail writes the mail; called only when it has not left yet. Undefined: there is nothing to send any more
 */
export async function deliverMail(
  ctx: Ctx,
  jobId: number,
  name: string,
  makeMail: () => Promise<Mail | undefined>,
): Promise<void> {
  if (ctx.actor.role !== 'shop') throw new DomainError('forbidden')
  if (await isSent(ctx, jobId)) return
  const mail = await makeMail()
  if (!mail) return
  const { to, subject, text, html, locale, attachments = [] } = mail
  const messageId = `<${name}@${new URL(ctx.shop.siteUrl).hostname}>`
  await ctx.mail.send({ messageId, to, subject, text, html, attachments })
  const body = ctx.mail.keepsBodies ? { text, html } : {}
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .insert(mails)
      .values({ jobId, to, subject, locale, ...body })
      .onConflictDoNothing({ target: mails.jobId }),
  )
}

/** Whether the job's mail has left already. */
async function isSent(ctx: Ctx, jobId: number): Promise<boolean> {
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db.select({ id: mails.id }).from(mails).where(eq(mails.jobId, jobId)),
  )
  return rows.length > 0
}
