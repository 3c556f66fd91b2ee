import { createContext, use } from 'react'
import { Link, type LinkProps } from 'react-router'
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

type LocalLinkProps = Omit<LinkProps, 'to'> & {
  /** Path without language, e.g. `/shop?category=curry-pastes`. */
  to: string
}

/** A link to a page in the visitor's language. */
export function LocalLink({ to, ...props }: LocalLinkProps) {
  return <Link to={localizedPath(to, useLocale())} {...props} />
}
