import { inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { mails } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Deletes recipients and contents of the mails to these lower-case addresses; that a mail was sent stays on record. */
export async function forgetMails(
  ctx: ShopCtx,
  { addresses }: { addresses: string[] | SQLWrapper },
): Promise<void> {
  await ctx.db
    .update(mails)
    .set({ to: '', subject: '', text: null, html: null })
    .where(inArray(sql`lower(${mails.to})`, addresses))
}
