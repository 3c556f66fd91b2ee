import { localizedPath, type Locale } from '#shared/kernel/locale.ts'
import { STARS } from '#shared/orders/review-fields.ts'
import { asOneLine, type Block, composeMail, type Mail } from '#domain/base/mails/index.ts'
import type { Shop } from '#domain/base/settings/schemas.ts'
import { mailTexts } from './mail-texts.ts'
import type { Reviewed } from './views.ts'

export type RequestToMail = {
  to: string
  locale: Locale
  firstName: string
  /** The jars in the order that have no review yet. */
  jars: Pick<Reviewed, 'slug' | 'name'>[]
  siteUrl: string
  /** The sealed part of the links. */
  key: string
}

/** Asks a buyer how it tasted: five links for each jar, with the stars already chosen. */
export function reviewRequestMail(
  request: RequestToMail,
  { shop, unsubscribeUrl }: { shop: Shop; unsubscribeUrl: string },
): Mail {
  const { to, locale, firstName, jars, siteUrl, key } = request
  const texts = mailTexts[locale]
  const name = asOneLine(firstName)
  const page = `${siteUrl}${localizedPath(`/review/${key}`, locale)}`
  const blocks: Block[] = [
    ...(name ? [{ kind: 'paragraph', text: texts.greeting(name) } as const] : []),
    { kind: 'paragraph', text: texts.intro },
    ...jars.flatMap(({ slug, name }): Block[] => [
      { kind: 'heading', text: name },
      {
        kind: 'links',
        links: STARS.map((stars) => ({ text: `${stars} ★`, url: `${page}?product=${slug}&stars=${stars}` })),
      },
    ]),
    { kind: 'paragraph', text: texts.outro },
  ]
  const foot = { text: texts.why, links: [{ text: texts.stop, url: unsubscribeUrl }] }
  return composeMail({
    to,
    locale,
    subject: texts.subject,
    opening: texts.title,
    picture: 'flatlay',
    blocks,
    foot,
    shop,
  })
}
