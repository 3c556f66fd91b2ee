import { desc, eq } from 'drizzle-orm'
import { mails } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

export type SentMail = {
  id: string
  to: string
  subject: string
  /** Null if the mail was sent by SMTP: bodies are kept only for the demo's mailbox. */
  text: string | null
  html: string | null
  sentAt: Date
}

/**
 * The last 200 mails, to everybody or to one address, newest first, for the demo's mailbox.
 * @throws DomainError forbidden
 */
export async function listMails(ctx: Ctx, input: { to?: string | undefined } = {}): Promise<SentMail[]> {
  policy.listMails(ctx)
  const { to } = input
  return inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        id: mails.id,
        to: mails.to,
        subject: mails.subject,
        text: mails.text,
        html: mails.html,
        sentAt: mails.sentAt,
      })
      .from(mails)
      .where(to ? eq(mails.to, to) : undefined)
      .orderBy(desc(mails.sentAt), desc(mails.jobId))
      .limit(200),
  )
}
