import { type Locale, localizedPath } from '#shared/kernel/locale.ts'
import { composeMail, type Mail } from '../mails/index.ts'
import type { Shop } from '../settings/schemas.ts'
import { subscriptionTexts } from './texts.ts'
import type { Unsubscribe } from './unsubscribe-of.ts'

type Reader = { email: string; language: Locale }

/** The link by which the owner of an address says that they want the newsletter. */
export function confirmationMail({ email, language, token }: Reader & { token: string }, shop: Shop): Mail {
  const { subject, intro, action, life, notYou } = subscriptionTexts[language].confirmation
  return composeMail({
    to: email,
    locale: language,
    subject,
    opening: subject,
    blocks: [
      { kind: 'paragraph', text: intro },
      {
        kind: 'button',
        text: action,
        url: `${shop.siteUrl}${localizedPath('/newsletter/confirm', language)}?token=${token}`,
      },
      { kind: 'small', text: life },
      { kind: 'small', text: notYou },
    ],
    shop,
  })
}

/** Tells a subscriber who asks again that they need not: a page must not, because anybody could have asked it. */
export function alreadySubscribedMail(
  { email, language, unsubscribe }: Reader & { unsubscribe: Unsubscribe },
  shop: Shop,
): Mail {
  const { subject, intro, action } = subscriptionTexts[language].already
  const mail = composeMail({
    to: email,
    locale: language,
    subject,
    opening: subject,
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'button', text: action, url: unsubscribe.url },
    ],
    shop,
  })
  return { ...mail, headers: unsubscribe.headers }
}
