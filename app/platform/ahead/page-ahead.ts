import { KEPT_PAGES } from '#app/request/kept-pages.ts'

/** The parts of a link that say where it leads. */
type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>

/** Few addresses have these; there are as many searches and filters as people, and the server renders each. */
const FOLLOWED = new Set(['category', 'page'])

/**
 * The page that a link leads to, where it may be fetched before anybody presses it: another page of this site that is
 * the same for everybody, and kept by the server. Nothing that does something is one.
 * @param here the address of the page with the link
 * @param pageAt which page of app/routes.ts a path shows
 */
export function pageAhead(
  { href, target, download }: Link,
  here: string,
  pageAt: (path: string) => string,
): URL | undefined {
  const [to, from] = [URL.parse(href), new URL(here)]
  if (!to || to.origin !== from.origin || download || (target && target !== '_self')) return undefined
  if (to.pathname === from.pathname && to.search === from.search) return undefined
  if ([...to.searchParams.keys()].some((name) => !FOLLOWED.has(name))) return undefined
  return pageAt(to.pathname) in KEPT_PAGES ? to : undefined
}
