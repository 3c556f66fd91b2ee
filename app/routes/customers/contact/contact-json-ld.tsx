import { pathTo } from '#app/request/page-path.ts'
import { useContactMessages } from '#app/components/customers/use-contact-messages.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { JsonLd } from '#app/components/shell/json-ld.tsx'
import type { RootData } from '#app/components/shell/root-data.ts'

type Props = { shop: NonNullable<RootData['shop']>; siteUrl: string; email: string }

/** The page and whom it reaches, for search engines. */
export function ContactJsonLd({ shop, siteUrl, email }: Props) {
  const { title, metaDescription } = useContactMessages()
  const { shell } = useMessages()
  const locale = useLocale()
  const { street, city, postalCode, phone } = shop
  const value = import.meta.env.SSR && {
    '@type': 'ContactPage',
    name: title,
    description: metaDescription,
    url: siteUrl + pathTo('/contact', locale),
    inLanguage: locale,
    mainEntity: {
      '@type': 'Restaurant',
      name: shell.siteName,
      servesCuisine: 'Thai',
      url: siteUrl,
      telephone: phone,
      email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        postalCode,
        addressCountry: 'ZA',
      },
    },
  }
  return <JsonLd value={value} />
}
