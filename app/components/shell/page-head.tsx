import { LOCALES, localizedPath } from '#shared/locale.ts'
import { useLocale, useMessages } from '../i18n/locale.tsx'
import { useRootData } from './use-root-data.ts'

type PageHeadProps = {
  title: string
  description?: string
  /** The page's one address, without language: `/shop?category=curry-pastes`. */
  path: string
  /** For pages that are nobody else's business: no search engine, no address. */
  noIndex?: boolean
  /** Path of a picture for shared links. */
  image?: string
}

const OPEN_GRAPH_LOCALES = { en: 'en_ZA', th: 'th_TH' }

/** What the page says of itself to browsers, search engines and shared links. React lifts it into the head. */
export function PageHead({ title, description, path, noIndex = false, image }: PageHeadProps) {
  const locale = useLocale()
  const { shell } = useMessages()
  const siteUrl = useRootData()?.shop.siteUrl
  const fullTitle = title.includes(shell.siteName) ? title : `${title} · ${shell.siteName}`
  const addressIn = (language: 'en' | 'th') => `${siteUrl}${localizedPath(path, language)}`
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {(noIndex || !siteUrl) && <meta name="robots" content="noindex" />}
      {siteUrl && !noIndex && (
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
          {image && <meta property="og:image" content={`${siteUrl}${image}`} />}
        </>
      )}
    </>
  )
}
