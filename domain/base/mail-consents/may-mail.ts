import { and, eq, notExists, sql } from 'drizzle-orm'
import { mailBounces, mailConsents } from '#database/schema/index.ts'
import type { MailTopic } from '#shared/base/mail-topics.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'

export type TopicOf = { email: string; topic: MailTopic }

/**
 * True if this address may be mailed about this topic at this moment: its owner consents, and it does not bounce. Asked
 * again when the mail is sent, not only when it is planned.
 */
export async function mayMail(ctx: ShopCtx, { email, topic }: TopicOf): Promise<boolean> {
  const address = email.toLowerCase()
  const rows = await inTransaction(ctx, ({ db }) => {
    const bounced = db
      .select({ one: sql`1` })
      .from(mailBounces)
      .where(eq(mailBounces.email, address))
    return db
      .select({ email: mailConsents.email })
      .from(mailConsents)
      .where(
        and(
          eq(mailConsents.email, address),
          eq(mailConsents.topic, topic),
          eq(mailConsents.isGiven, true),
          notExists(bounced),
        ),
      )
  })
  return rows.length > 0
}
