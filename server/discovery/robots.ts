import { LANGUAGES, LOCALES } from '#shared/kernel/locale.ts'

/**
 * Paths that crawlers need not fetch: pages of one visitor, the office, data of pages, and lists that somebody has
 * searched or filtered. Pages that may be fetched and not listed say so themselves.
 */
const NOT_FETCHED = [
  '/admin',
  '/api/',
  '/order/',
  '/orders',
  '/account',
  '/settings',
  '/preferences',
  '/*.data',
  '/*?*search=',
]

export function robotsText(siteUrl: string): string {
  const lines = NOT_FETCHED.flatMap((path) =>
    path.startsWith('/*') || path === '/api/'
      ? [path]
      : LOCALES.map((locale) => LANGUAGES[locale].prefix + path),
  )
  return [
    'User-agent: *',
    ...lines.map((path) => `Disallow: ${path}`),
    'Allow: /api/docs',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
