import { pathTo, type Target, type PlainPage } from '#app/request/page-path.ts'
import { type Locale, byLocale, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import type { PageKind } from '#domain/site/discovery/schemas.ts'

/** The pages that are there once, as far as search engines list them. */
export const LISTED_PAGES = [
  '/',
  '/shop',
  '/recipes',
  '/menu',
  '/events',
  '/about',
  '/traditional-green-curry',
  '/contact',
  '/shipping',
  '/returns',
  '/privacy',
  '/terms',
] as const satisfies PlainPage[]

/** The page of a product, a recipe or an event. */
export function pageOf(kind: PageKind, slug: string): Target {
  if (kind === 'products') return { to: '/product/:id', params: { id: slug } }
  if (kind === 'recipes') return { to: '/recipes/:id', params: { id: slug } }
  return { to: '/events/:id', params: { id: slug } }
}

/** A page's address in each language, and where visitors of other languages are led. */
export function addressesOf(siteUrl: string, page: Target | PlainPage): Record<Locale | 'x-default', string> {
  const addresses = byLocale((locale) => siteUrl + pathTo(page, locale))
  return { ...addresses, 'x-default': addresses[DEFAULT_LOCALE] }
}
