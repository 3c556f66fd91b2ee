import type { href } from 'react-router'
import { type Locale, localizedPath } from '#shared/kernel/locale.ts'

/** Every route of app/routes.ts, as the router's own `href` takes it: `/:locale?/order/:key`. */
type Route = Parameters<typeof href>[0]
type WithoutLocale<R extends string> = R extends '/:locale?'
  ? '/'
  : R extends `/:locale?${infer Page}`
    ? Page
    : never

/**
 * A page of the site, without language: `/order/:key/pay`. One that no route has does not compile, nor does one that was
 * and leads to another.
 */
export type Page = Exclude<WithoutLocale<Route>, `${string}/*`>

type ParamNames<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Name
    : never

/** A page whose address needs nothing filled in. */
export type PlainPage = { [P in Page]: ParamNames<P> extends never ? P : never }[Page]

/** A page whose address needs something filled in. */
type PageWithParams = Exclude<Page, PlainPage>

/** The target of a link: a page, and the rest of its address. */
export type Target = {
  /** Its query. What is undefined, empty, or the first page of a list is left out. */
  search?: Record<string, string | number | undefined>
  /** An element of the page. */
  hash?: string
} & (
  | { to: PlainPage; params?: never }
  | { [P in PageWithParams]: { to: P; params: Record<ParamNames<P>, string> } }[PageWithParams]
)

/** The address of a page in a language: ({ to: '/orders/:id', params: { id } }, 'th') → `/th/orders/…`. */
export function pathTo(target: Target | PlainPage, locale: Locale): string {
  const { to, params, search = {}, hash }: Target = typeof target === 'string' ? { to: target } : target
  const values: Record<string, string> = params ?? {}
  const path = to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value))
  }
  return localizedPath(path, locale) + (query.size > 0 ? `?${query}` : '') + (hash ? `#${hash}` : '')
}
