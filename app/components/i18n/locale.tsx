import { createContext, type ReactNode, use } from 'react'
import { pathTo, type Target } from '#app/request/page-path.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { type Messages, messagesOf } from '#shared/messages/index.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'

const LocaleContext = createContext<Locale | undefined>(undefined)

/** The language of the page. */
export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (!locale) throw new Error('useLocale must be used within a LocaleProvider')
  return locale
}

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** The texts of the page's language. */
export function useMessages(): Messages {
  return messagesOf(useLocale())
}

/** A link to a page in the visitor's language. */
export function LocalLink(props: PageLinkProps & Target) {
  const { to: _to, params: _params, search: _search, hash: _hash, ...link } = props
  return <PageLink {...link} href={pathTo(props, useLocale())} />
}
