import { pathTo, type Target } from '#app/page-path.ts'
import { type Locale, LOCALES } from '#shared/locale.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { useRootData } from './use-root-data.ts'

type PageHeadProps = {
  title: string
  description?: string
  /** The page's one address. */
  page?: Target
  /** For pages of one visitor: no search engine, no address. */
  noIndex?: boolean
  /** Path of a picture for shared links. */
  image?: string
}

const OPEN_GRAPH_LOCALES = { en: 'en_ZA', th: 'th_TH' }

/** What the page says of itself to browsers, search engines and shared links. React lifts it into the head. */
export function PageHead({ title, description, page, noIndex = false, image }: PageHeadProps) {
  const locale = useLocale()
  const { shell } = useMessages()
  const siteUrl = useRootData()?.siteUrl
  const fullTitle = title.includes(shell.siteName) ? title : `${title} · ${shell.siteName}`
  const isListed = siteUrl !== undefined && page !== undefined && !noIndex
  const addressIn = (language: Locale) => `${siteUrl}${page ? pathTo(page, language) : ''}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {!isListed && <meta name="robots" content="noindex" />}
      {isListed && (
        <>
          <link rel="canonical" href={addressIn(locale)} />
          {LOCALES.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={shell.siteName} />
          <meta property="og:title" content={fullTitle} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={addressIn(locale)} />
          <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
          {image && <meta property="og:image" content={new URL(image, siteUrl).href} />}
        </>
      )}
    </>
  )
}
