import { eq } from 'drizzle-orm'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { mails } from '#database/schema/index.ts'
import type { Locale } from '#shared/locale.ts'
import { inTransaction, type ShopCtx } from '../context.ts'
import { getSettings } from '../settings/index.ts'

/** A rendered mail, in the language of its recipient. */
export type Mail = Omit<OutgoingMail, 'messageId' | 'from' | 'attachments'> &
  Partial<Pick<OutgoingMail, 'attachments'>> & { locale: Locale }

export type DeliverMailInput = {
  /** The job that sends this mail. */
  jobId: number
  /**
   * Unique to the mail, e.g. `order-<id>-confirmation`. A mail with a new code or link needs a new name for each
   * attempt: if the second were dropped as a duplicate, only an invalid code would have arrived.
   */
  name: string
  /** Writes the mail; called only if it has not been sent yet. Undefined: there is nothing to send any more. */
  write(): Promise<Mail | undefined>
}

/**
 * Sends a mail and records that, once for each job: a repeated job does not send it again. Only after a crash between
 * sending and recording is it sent twice, under the same name, by which a mail server can recognise it. Never call it
 * inside a transaction.
 */
export async function deliverMail(ctx: ShopCtx, { jobId, name, write }: DeliverMailInput): Promise<void> {
  if (await isSent(ctx, jobId)) return
  const mail = await write()
  if (!mail) return
  const { locale, ...content } = mail
  const { to, subject, text, html } = mail
  const messageId = `<${name}@${new URL(ctx.shop.siteUrl).hostname}>`
  const { fromName: sender, fromAddress: address } = (await getSettings(ctx)).mail
  const from = { name: sender, address }
  await ctx.mail.send({ attachments: [], ...content, messageId, from })
  const body = ctx.mail.keepsBodies ? { text, html } : {}
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .insert(mails)
      .values({ jobId, to, subject, locale, ...body })
      .onConflictDoNothing({ target: mails.jobId }),
  )
}

/** Whether the job's mail has been sent already. */
async function isSent(ctx: ShopCtx, jobId: number): Promise<boolean> {
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db.select({ id: mails.id }).from(mails).where(eq(mails.jobId, jobId)),
  )
  return rows.length > 0
}
