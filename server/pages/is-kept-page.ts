import { matchPath } from 'react-router'
import { KEPT_PAGES } from '#app/kept-pages.ts'
import { withoutLocale } from '#shared/locale.ts'

/** Whether a path is that of a page that may be cached, or of its data, which the router's scripts request. */
export function isKeptPage(pathname: string): boolean {
  // The data of `/` are at `/_.data`.
  const path = withoutLocale(pathname.replace(/(\/_)?\.data$/, '') || '/')
  return KEPT_PAGES.some((page) => matchPath(page, path))
}
