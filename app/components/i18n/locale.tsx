import { createContext, type ReactNode, use } from 'react'
import { Link, type LinkProps } from 'react-router'
import { pathTo, type Target } from '#app/page-path.ts'
import type { Locale } from '#shared/locale.ts'
import { type Messages, messagesOf } from '#shared/messages/index.ts'

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

type LocalLinkProps = Omit<LinkProps, 'to'> & Target

/** A link to a page in the visitor's language. */
export function LocalLink(props: LocalLinkProps) {
  const { to: _to, params: _params, search: _search, hash: _hash, ...link } = props
  const address = pathTo(props, useLocale())
  return import.meta.env.SSR ? writtenLink(link, address) : <Link {...link} to={address} />
}

/** What the router's `Link` writes. For each link it would work out once more where its page stands among all. */
function writtenLink(link: Omit<LinkProps, 'to'>, address: string) {
  const {
    discover = 'render',
    prefetch: _prefetch,
    relative: _relative,
    reloadDocument: _reload,
    ...rest
  } = link
  const { replace: _replace, mask: _mask, state: _state, viewTransition: _transition, target, ...more } = rest
  const { preventScrollReset: _scroll, defaultShouldRevalidate: _revalidate, children, ...written } = more
  return (
    <a {...written} href={address} target={target} data-discover={discover === 'render' ? 'true' : undefined}>
      {children}
    </a>
  )
}
