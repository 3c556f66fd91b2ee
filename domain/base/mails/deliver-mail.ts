import { eq } from 'drizzle-orm'
import { mails } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { sendMail } from './send-mail.ts'
import type { Mail } from './compose-mail.ts'

export type DeliverMailInput = {
  /** The job that sends this mail, as its handler is told of it: a first run need not look whether it was sent. */
  job: { jobId: number; isRetry?: boolean }
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
export async function deliverMail(ctx: ShopCtx, { job, name, write }: DeliverMailInput): Promise<void> {
  const { jobId, isRetry = true } = job
  if (isRetry && (await isSent(ctx, jobId))) return
  const mail = await write()
  if (!mail) return
  const { locale, to, subject, text, html } = mail
  await sendMail(ctx, { name, mail })
  const body = ctx.mail.keepsBodies ? { text, html } : {}
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .insert(mails)
      .values({ jobId, to, subject, locale, ...body })
      .onConflictDoNothing({ target: mails.jobId }),
  )
}

/** True if the job's mail has been sent already. */
async function isSent(ctx: ShopCtx, jobId: number): Promise<boolean> {
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db.select({ id: mails.id }).from(mails).where(eq(mails.jobId, jobId)),
  )
  return rows.length > 0
}
