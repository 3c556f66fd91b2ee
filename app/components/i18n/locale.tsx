import type { ReactNode } from 'react'
import { pathTo, type Target } from '#app/request/page-path.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Messages } from '#shared/messages/en/every-page.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'
import { pageTexts } from './page-texts.ts'
import { LocaleContext, useLocale } from './use-locale.ts'

export { useLocale }

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** The texts that any page may need. */
export const useMessages = pageTexts(
  import.meta.glob<Record<string, Messages>>('./*/every-page.ts', { base: '/shared/messages' }),
)

/** A link to a page in the visitor's language. */
export function LocalLink(props: PageLinkProps & Target) {
  const { to: _to, params: _params, search: _search, hash: _hash, ...link } = props
  return <PageLink {...link} href={pathTo(props, useLocale())} />
}
