import { matchPath } from 'react-router'
import { KEPT_PAGES } from '#app/kept-pages.ts'
import { withoutLocale } from '#shared/locale.ts'

/** Whether an address is that of a page that may be kept, or of its data, which the router's scripts ask for. */
export function isKeptPage(pathname: string): boolean {
  const path = withoutLocale(pathname.replace(/(\/_root)?\.data$/, '') || '/')
  return KEPT_PAGES.some((page) => matchPath(page, path))
}
