import { pictureFile } from '#shared/base/pictures.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { listCategories } from '#domain/catalog/catalog/index.ts'
import { listPublicPages, listSitemapParts } from '#domain/site/discovery/index.ts'
import type { SitemapPart } from '#domain/site/discovery/schemas.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import type { PlainPage, Target } from '#app/request/page-path.ts'
import { addressesOf, LISTED_PAGES, pageOf } from './addresses.ts'
import { toXml, XML_DECLARATION } from './xml.ts'

const NAMESPACES = {
  '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
}
/** As many as a page may have in a sitemap. */
const MOST_IMAGES = 1_000

type Listed = { page: Target | PlainPage; updatedAt?: Date; images?: string[] }

/** The list of sitemaps: one of the pages that are there once, and as many as it takes of each kind. */
export async function sitemapIndex(ctx: Ctx): Promise<string> {
  const { siteUrl } = ctx.shop
  const parts = (await listSitemapParts(ctx)).map(({ kind, part }) => `${kind}-${part}`)
  const sitemap = ['pages', ...parts].map((name) => ({ loc: `${siteUrl}/sitemaps/${name}.xml` }))
  return XML_DECLARATION + toXml({ sitemapindex: { '@xmlns': NAMESPACES['@xmlns'], sitemap } })
}

/** The sitemap of the pages that are there once, and of the categories. */
export async function pagesSitemap(ctx: Ctx): Promise<string> {
  const categories = await listCategories(ctx, { language: 'en' })
  const shelves = categories.map(({ slug }): Listed => ({
    page: { to: '/shop', search: { category: slug } },
  }))
  return toSitemap(ctx.shop.siteUrl, [...LISTED_PAGES.map((page): Listed => ({ page })), ...shelves])
}

/** The sitemap of one part; undefined if there is no such part. */
export async function partSitemap(ctx: Ctx, part: SitemapPart): Promise<string | undefined> {
  const pages = await listPublicPages(ctx, part)
  if (pages.length === 0) return undefined
  return toSitemap(
    ctx.shop.siteUrl,
    pages.map(({ slug, ...page }) => ({ ...page, page: pageOf(part.kind, slug) })),
  )
}

/** Each page is there once in each language, and each names all of its languages. */
function toSitemap(siteUrl: string, listed: Listed[]): string {
  const url = listed.flatMap(({ page, updatedAt, images = [] }) => {
    const addresses = addressesOf(siteUrl, page)
    const entry = {
      ...(updatedAt && { lastmod: updatedAt.toISOString() }),
      'xhtml:link': Object.entries(addresses).map(([language, href]) => ({
        '@rel': 'alternate',
        '@hreflang': language,
        '@href': href,
      })),
      'image:image': images.slice(0, MOST_IMAGES).map((image) => ({
        'image:loc': new URL(pictureFile(image, 1280), siteUrl).href,
      })),
    }
    return LOCALES.map((locale) => ({ loc: addresses[locale], ...entry }))
  })
  return XML_DECLARATION + toXml({ urlset: { ...NAMESPACES, url } })
}
