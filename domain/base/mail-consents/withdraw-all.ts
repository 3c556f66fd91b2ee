import type { Locale } from '#shared/kernel/locale.ts'
import { MAIL_TOPICS, type MailTopic } from '#shared/base/mail-topics.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { setMailConsent } from './set-mail-consent.ts'

/**
 * Withdraws every topic for somebody who asked staff to. Call it inside the caller's transaction.
 * @returns those that were given
 */
export async function withdrawAll(
  ctx: ShopCtx,
  { email, language, byId }: { email: string; language: Locale; byId: string },
): Promise<MailTopic[]> {
  const withdrawn: MailTopic[] = []
  for (const topic of MAIL_TOPICS) {
    const withdrawal = { email, topic, isGiven: false, wording: '', language, byId, source: 'staff' } as const
    if (await setMailConsent(ctx, withdrawal)) withdrawn.push(topic)
  }
  return withdrawn
}
