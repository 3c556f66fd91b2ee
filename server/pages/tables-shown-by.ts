import { matchPath } from 'react-router'
import { KEPT_FOR_SECONDS, KEPT_PAGES } from '#app/request/kept-pages.ts'
import { withoutLocale } from '#shared/kernel/locale.ts'
import type { ShownTable } from '#shared/kernel/shown-tables.ts'

/**
 * The tables that a page shows, or its data, which the router's scripts request. Undefined for a page that may not be
 * cached.
 */
export function tablesShownBy(pathname: string): readonly ShownTable[] | undefined {
  // The data of `/` are at `/_.data`.
  const path = withoutLocale(pathname.replace(/(\/_)?\.data$/, '') || '/')
  return Object.entries({ ...KEPT_PAGES, ...KEPT_FOR_SECONDS }).find(([page]) => matchPath(page, path))?.[1]
}
