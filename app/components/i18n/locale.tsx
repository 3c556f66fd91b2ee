import { createContext, use } from 'react'
import { Link, type LinkProps } from 'react-router'
import { pathTo, type Target } from '#app/page-path.ts'
import type { Locale } from '#shared/locale.ts'
import { type Messages, messagesOf } from '#shared/messages/index.ts'

export const LocaleContext = createContext<Locale>('en')

/** The language of the page. */
export function useLocale(): Locale {
  return use(LocaleContext)
}

/** The texts of the page's language. */
export function useMessages(): Messages {
  return messagesOf(use(LocaleContext))
}

type LocalLinkProps = Omit<LinkProps, 'to'> & Target

/** A link to a page in the visitor's language. */
export function LocalLink(props: LocalLinkProps) {
  const { to: _to, params: _params, search: _search, hash: _hash, ...link } = props
  return <Link {...link} to={pathTo(props, useLocale())} />
}
