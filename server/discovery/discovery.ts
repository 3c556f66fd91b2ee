import { type Context, Hono } from 'hono'
import type { Log } from '#domain/kernel/context.ts'
import { PAGE_KINDS, type PageKind } from '#domain/site/discovery/schemas.ts'
import { streamOf } from '#shared/kernel/csv/stream-of.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import type { ShownTable } from '#shared/kernel/shown-tables.ts'
import { countRequests, limitRequests } from '../middleware/limit-requests.ts'
import { KEPT, keptUntil } from '../pages/page-cache.ts'
import type { ServerEnv } from '../server-env.ts'
import { llmsText } from './llms-text.ts'
import { NEWS, newsFeed } from './news-feed.ts'
import { productFeed } from './product-feed.ts'
import { robotsText } from './robots.ts'
import { pagesSitemap, partSitemap, sitemapIndex } from './sitemaps.ts'

/** Shopping services ask once an hour at most. A feed of many thousand products costs a second. */
const FEEDS = { points: 30, duration: 600 }
const FEED_CACHE_CONTROL = 'public, max-age=3600'

const SHOWN_BY: Record<PageKind, readonly ShownTable[]> = {
  products: ['products', 'product_images', 'categories'],
  recipes: ['recipes'],
  events: ['events'],
}
const ALL_SHOWN = Object.values(SHOWN_BY).flat()

/** Serves the fixed addresses that search engines, shopping services and feed readers ask for. */
export function discovery(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  app.get('/robots.txt', (c) => c.text(robotsText(c.get('ctx').shop.siteUrl), 200, KEPT))
  app.get('/llms.txt', async (c) =>
    c.text(await llmsText(c.get('ctx')), 200, keptUntil(['categories', 'settings'])),
  )
  app.get('/sitemap.xml', async (c) => xml(c, await sitemapIndex(c.get('ctx')), ALL_SHOWN))
  app.get('/sitemaps/pages.xml', async (c) => xml(c, await pagesSitemap(c.get('ctx')), ['categories']))
  for (const kind of PAGE_KINDS) {
    app.get(`/sitemaps/:name{${kind}-[1-9][0-9]{0,3}\\.xml}`, async (c, next) => {
      const part = Number.parseInt(c.req.param('name').slice(kind.length + 1), 10)
      const sitemap = await partSitemap(c.get('ctx'), { kind, part })
      return sitemap ? xml(c, sitemap, SHOWN_BY[kind]) : next()
    })
  }
  for (const language of LOCALES) {
    for (const of of NEWS) {
      app.get(`/feeds/${language}/${of}.xml`, async (c) =>
        xml(c, await newsFeed(c.get('ctx'), { of, language }), SHOWN_BY[of], 'application/rss+xml'),
      )
    }
  }
  const limit = limitRequests(countRequests(FEEDS), async (c) => c.body(null, 429))
  for (const language of LOCALES) {
    app.get(`/feeds/${language}/products.xml`, limit, (c) => {
      const ctx = c.get('ctx')
      return c.body(streamOf(sent(productFeed(ctx, language), ctx.log)), 200, {
        'content-type': 'text/xml; charset=utf-8',
        'cache-control': FEED_CACHE_CONTROL,
      })
    })
  }
  return app
}

function xml(c: Context<ServerEnv>, body: string, shown: readonly ShownTable[], type = 'application/xml') {
  return c.body(body, 200, { 'content-type': `${type}; charset=utf-8`, ...keptUntil(shown) })
}

/** Sends a file. A failure on the way is logged, and the file is cut off, so that nobody takes it for complete. */
async function* sent(parts: AsyncIterable<string>, log: Log): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  try {
    for await (const part of parts) yield encoder.encode(part)
  } catch (error) {
    log.error({ err: error }, 'a product feed was cut off')
    throw error
  }
}
