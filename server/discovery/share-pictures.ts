import { type Context, Hono } from 'hono'
import type { ShareCard, SharePictures } from '#adapters/share-pictures/share-pictures.ts'
import { StorageError } from '#adapters/storage/storage.ts'
import { QueueFullError } from '#adapters/workers/queue-full-error.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { getShareCard } from '#domain/site/discovery/index.ts'
import { PAGE_KINDS, type PageKind } from '#domain/site/discovery/schemas.ts'
import { getTextPage } from '#domain/site/pages/index.ts'
import { TEXT_PAGES } from '#domain/site/pages/schemas.ts'
import { isLocale, type Locale, pick } from '#shared/kernel/locale.ts'
import { countRequests, limitRequests } from '../middleware/limit-requests.ts'
import type { ServerEnv } from '../server-env.ts'
import { textsOf } from '#shared/messages/texts-of.ts'
import { feedTexts, PAGE_CARDS, TAGLINE } from './texts.ts'

/** Social networks ask from few addresses, for what many people share; each picture costs a third of a second. */
const PICTURES = { points: 200, duration: 600 }
const ONE_DAY = 'public, max-age=86400'

/** The pictures that messengers and social networks show beside a link: `/share/recipes/khao-soi/th.jpg`. */
export function sharePictures({ drawSharePicture }: SharePictures): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const limit = limitRequests(countRequests(PICTURES), async (c) => c.body(null, 429))
  app.get('/share/:kind/:slug/:file', limit, async (c, next) => {
    const { kind, slug, file } = c.req.param()
    const language = file.replace(/\.jpg$/, '')
    const card =
      file.endsWith('.jpg') && isLocale(language) && (await cardOf(c.get('ctx'), { kind, slug, language }))
    if (!card) return next()
    try {
      const bytes = await drawSharePicture(card)
      return c.body(bytes, 200, { 'content-type': 'image/jpeg', 'cache-control': ONE_DAY })
    } catch (error) {
      if (!(error instanceof StorageError || error instanceof QueueFullError)) throw error
      return unavailable(c, error)
    }
  })
  return app
}

function unavailable(c: Context<ServerEnv>, error: Error): Response {
  c.get('log').warn({ err: error }, 'a picture for a shared link cannot be drawn')
  return c.body(null, 503, { 'cache-control': 'no-store' })
}

/** As the slugs of pages are made. */
const SLUG = /^[a-z0-9-]{1,100}$/

const isPageKind = (kind: string): kind is PageKind => PAGE_KINDS.some((one) => one === kind)

type Asked = { kind: string; slug: string; language: Locale }

/** Returns the content of a page's picture; undefined if there is no such page. */
async function cardOf(ctx: Ctx, { kind, slug, language }: Asked): Promise<ShareCard | undefined> {
  if (!SLUG.test(slug)) return undefined
  if (isPageKind(kind)) {
    const page = await getShareCard(ctx, { kind, slug, language })
    if (!page) return undefined
    const { title, picture, about = feedTexts(textsOf(language))[kind].title } = page
    return { eyebrow: about, title, picture }
  }
  if (kind !== 'pages') return undefined
  const textPage = TEXT_PAGES.find((page) => page === slug)
  if (textPage) {
    const { title } = await getTextPage(ctx, { page: textPage, language })
    return { eyebrow: pick(TAGLINE, language), title, picture: '/images/scenes/mood-flatlay' }
  }
  const card = Object.hasOwn(PAGE_CARDS, slug) ? PAGE_CARDS[slug] : undefined
  return (
    card && { eyebrow: pick(TAGLINE, language), title: pick(card.title, language), picture: card.picture }
  )
}
