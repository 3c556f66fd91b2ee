import type { ComponentProps, MouseEvent } from 'react'
import { browserRouter } from '#app/platform/browser-router.ts'

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Takes the place of this page in the browser's history, as a link to where one is does anyway. */
  replace?: boolean
  /** Stays where the page has been scrolled to. */
  preventScrollReset?: boolean
  /** Lets the browser draw how one page becomes the other. */
  viewTransition?: boolean
  /** Leads to what is no page of this site's scripts, such as a file. */
  reloadDocument?: boolean
}

/**
 * A link that the router follows, by its address with the language. Unlike the router's own it asks the router nothing
 * before it is pressed: those are rendered again at each of its steps, and a page has a hundred.
 */
export function PageLink({
  href,
  replace,
  preventScrollReset,
  viewTransition,
  reloadDocument,
  onClick,
  children,
  ...anchor
}: PageLinkProps & { href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const router = browserRouter()
    if (!router || event.defaultPrevented || opensElsewhere(event, anchor.target)) return
    event.preventDefault()
    const { pathname, search, hash } = router.state.location
    const isHere = href === pathname + search + hash
    void router.navigate(href, { replace: replace ?? isHere, preventScrollReset, viewTransition })
  }
  return (
    <a
      {...anchor}
      href={href}
      data-discover={reloadDocument ? undefined : 'true'}
      onClick={reloadDocument ? onClick : follow}
    >
      {children}
    </a>
  )
}

/** True if the press asks for another tab, window or file. */
function opensElsewhere(event: MouseEvent, target: string | undefined): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.button !== 0 || isModified || (target !== undefined && target !== '_self')
}
