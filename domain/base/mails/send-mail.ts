import type { ShopCtx } from '#domain/kernel/context.ts'
import { getSettings } from '../settings/index.ts'
import type { Mail } from './compose-mail.ts'

/**
 * Hands a mail to the mail server, from the shop's sender, under an id made of `name`. Records nothing: most mails go by
 * `deliverMail`. Never call it inside a transaction.
 * @throws MailError
 */
export async function sendMail(ctx: ShopCtx, { name, mail }: { name: string; mail: Mail }): Promise<void> {
  const { locale: _, follows, ...content } = mail
  const idOf = (name: string) => `<${name}@${new URL(ctx.shop.siteUrl).hostname}>`
  const above = follows && { 'In-Reply-To': idOf(follows), References: idOf(follows) }
  const headers = { ...content.headers, ...above }
  const { fromName, fromAddress: address } = (await getSettings(ctx)).mail
  const from = { name: fromName, address }
  await ctx.mail.send({ attachments: [], ...content, headers, messageId: idOf(name), from })
}
