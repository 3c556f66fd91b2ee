import type { Ctx } from '#domain/kernel/context.ts'
import { listNews } from '#domain/site/discovery/index.ts'
import { pathTo } from '#app/request/page-path.ts'
import { type Locale, LANGUAGES } from '#shared/kernel/locale.ts'
import { textsOf } from '#shared/messages/texts-of.ts'
import { feedTexts } from './texts.ts'
import { pageOf } from './addresses.ts'
import { toXml, XML_DECLARATION } from './xml.ts'

export const NEWS = ['recipes', 'events'] as const
type News = (typeof NEWS)[number]

/** New recipes or events for feed readers, as RSS 2.0. */
export async function newsFeed(ctx: Ctx, { of, language }: { of: News; language: Locale }): Promise<string> {
  const { siteUrl } = ctx.shop
  const { title, metaDescription } = feedTexts(textsOf(language))[of]
  const items = await listNews(ctx, { of, language })
  const item = items.map(({ slug, title, line, at }) => {
    const address = siteUrl + pathTo(pageOf(of, slug), language)
    return {
      title,
      link: address,
      description: line,
      pubDate: at.toUTCString(),
      guid: address,
    }
  })
  const channel = {
    title: `${title} · KROK`,
    link: siteUrl + pathTo(`/${of}`, language),
    description: metaDescription,
    language: LANGUAGES[language].tag,
    'atom:link': {
      '@href': `${siteUrl}/feeds/${language}/${of}.xml`,
      '@rel': 'self',
      '@type': 'application/rss+xml',
    },
    item,
  }
  const rss = { '@version': '2.0', '@xmlns:atom': 'http://www.w3.org/2005/Atom', channel }
  return XML_DECLARATION + toXml({ rss })
}
