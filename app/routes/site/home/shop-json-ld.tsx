import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { JsonLd } from '#app/components/shell/json-ld.tsx'
import { useRootData } from '#app/components/shell/use-root-data.ts'
import { pathTo } from '#app/request/page-path.ts'
import { LOCALES } from '#shared/kernel/locale.ts'

/** The company and its site for search engines, in the words of schema.org. */
export function ShopJsonLd() {
  const locale = useLocale()
  const { shell } = useMessages()
  const { siteUrl, shop } = useRootData() ?? {}
  if (!siteUrl || !shop) return null
  const url = siteUrl + pathTo('/', locale)
  return (
    <>
      <JsonLd
        value={
          import.meta.env.SSR && {
            '@type': 'Organization',
            name: shell.siteName,
            legalName: shop.legalName,
            url: siteUrl,
            logo: `${siteUrl}/images/icons/icon-512.png`,
            slogan: shell.tagline,
            sameAs: shop.social.map(({ url }) => url),
            contactPoint: {
              '@type': 'ContactPoint',
              contactType: 'customer service',
              telephone: shop.phone,
              url: siteUrl + pathTo('/contact', locale),
              availableLanguage: LOCALES,
            },
          }
        }
      />
      <JsonLd
        value={
          import.meta.env.SSR && {
            '@type': 'WebSite',
            name: shell.siteName,
            url,
            inLanguage: locale,
            potentialAction: {
              '@type': 'SearchAction',
              target: {
                '@type': 'EntryPoint',
                urlTemplate: `${siteUrl + pathTo('/shop', locale)}?search={words}`,
              },
              'query-input': 'required name=words',
            },
          }
        }
      />
    </>
  )
}
