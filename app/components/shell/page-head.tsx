import { pathTo, type Target } from '#app/request/page-path.ts'
import { type Locale, LOCALES, LANGUAGES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { useRootData } from './use-root-data.ts'

type PageHeadProps = {
  title: string
  description?: string
  /** The page's one address. */
  page?: Target
  /** For pages of one visitor: no search engine, no address. */
  noIndex?: boolean
}

type SharedLinkProps = { title: string; description: string | undefined; page: Target; siteUrl: string }

/** For messengers and networks that fetch the page to show a link to it. Browsers do not need it, and do not load it. */
function SharedLink({ title, description, page, siteUrl }: SharedLinkProps) {
  const locale = useLocale()
  const { shell } = useMessages()
  const picture = siteUrl + sharePicture(page, locale)
  return (
    <>
      {(page.to === '/recipes' || page.to === '/events') && (
        <link rel="alternate" type="application/rss+xml" href={`${siteUrl}/feeds/${locale}${page.to}.xml`} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shell.siteName} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={siteUrl + pathTo(page, locale)} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture} />
    </>
  )
}

/** `th_TH` */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(LANGUAGES[locale].tag).maximize()
  return `${language}_${region}`
}

/** Returns the address at which server/discovery/share-pictures.ts draws the picture of a page. */
function sharePicture({ to, params }: Target, locale: Locale): string {
  const [, folder = '', ...rest] = to.split('/')
  const kind = folder === 'product' ? 'products' : folder
  const { id } = { id: '', ...params }
  return rest.length > 0
    ? `/share/${kind}/${id}/${locale}.jpg`
    : `/share/pages/${folder || 'home'}/${locale}.jpg`
}

/** Tells browsers, search engines and shared links about the page. React lifts it into the head. */
export function PageHead({ title, description, page, noIndex = false }: PageHeadProps) {
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
          <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LOCALE)} />
          {import.meta.env.SSR && (
            <SharedLink title={fullTitle} description={description} page={page} siteUrl={siteUrl} />
          )}
        </>
      )}
    </>
  )
}
