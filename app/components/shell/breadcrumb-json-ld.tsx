import { pathTo, type PlainPage, type Target } from '#app/request/page-path.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { JsonLd } from './json-ld.tsx'
import { useRootData } from './use-root-data.ts'

/** The way to a page, for search engines. */
export function BreadcrumbJsonLd({ trail }: { trail: { name: string; page: Target | PlainPage }[] }) {
  const locale = useLocale()
  const siteUrl = useRootData()?.siteUrl
  if (!siteUrl) return null
  const value = import.meta.env.SSR && {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, page }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteUrl + pathTo(page, locale),
    })),
  }
  return <JsonLd value={value} />
}
