import { createContext, use } from 'react'
import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router'
import { type Locale, localizedPath } from '#shared/locale.ts'
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

type LocalTo<Props> = Omit<Props, 'to'> & {
  /** Path without language, e.g. `/shop?category=curry-pastes`. */
  to: string
}

/** A link to a page in the visitor's language. */
export function LocalLink({ to, ...props }: LocalTo<LinkProps>) {
  return <Link to={localizedPath(to, useLocale())} {...props} />
}

/** The same for navigation entries, which know when they are active. */
export function LocalNavLink({ to, ...props }: LocalTo<NavLinkProps>) {
  return <NavLink to={localizedPath(to, useLocale())} {...props} />
}
