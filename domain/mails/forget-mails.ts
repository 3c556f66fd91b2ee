import { eq, sql } from 'drizzle-orm'
import { mails } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'

/** Deletes what the mails to an address said and where they went; that something was sent stays on record. */
export async function forgetMails(ctx: ShopCtx, { email }: { email: string }): Promise<void> {
  await ctx.db
    .update(mails)
    .set({ to: '', subject: '', text: null, html: null })
    .where(eq(sql`lower(${mails.to})`, email))
}
