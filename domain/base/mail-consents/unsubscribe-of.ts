import { type Locale, localizedPath } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { TopicOf } from './may-mail.ts'
import { writePreferenceToken } from './preference-token.ts'

/** A link to stop mails about a topic, for the foot of the mail, and the headers by which a mail program does it. */
export type Unsubscribe = { url: string; headers: Record<string, string> }

/**
 * Returns the reader's ways to stop such mails: a page with a switch for each topic, and one press in the mail program
 * (RFC 8058). The same for every mail of the topic to this address.
 */
export function unsubscribeOf(
  ctx: Pick<Ctx, 'seal' | 'shop'>,
  { email, topic, language }: TopicOf & { language: Locale },
): Unsubscribe {
  const token = writePreferenceToken(ctx, { email: email.toLowerCase(), topic })
  const url = `${ctx.shop.siteUrl}${localizedPath('/mail-preferences', language)}?token=${token}`
  return {
    url,
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
