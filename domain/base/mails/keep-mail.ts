import { mails } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { Mail } from './compose-mail.ts'

/** Shows a mail without a job of its own in the demo's mailbox; does nothing where mails leave the shop. */
export async function keepMail(ctx: ShopCtx, { to, subject, text, html, locale }: Mail): Promise<void> {
  if (ctx.mail.keepsBodies) await ctx.db.insert(mails).values({ to, subject, text, html, locale })
}
