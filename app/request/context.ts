import { createContext, type RouterContextProvider } from 'react-router'
import type { LiveSession } from '#domain/accounts/sign-in/schemas.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { CartLine } from '#shared/orders/cart-cookie.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Preferences } from '#shared/kernel/preferences.ts'

/** The object from which loaders and actions read the contexts below. */
export type RequestContext = Readonly<RouterContextProvider>

/** The server's data for the pages, on each request. */
export type ServerRequest = {
  /** Acts as the customer who is signed in, else as a visitor. */
  ctx: Ctx
  session: LiveSession | undefined
  requestId: string
  isDemo: boolean
  /** The page is for reading offline, whenever that is. */
  isOfflineCopy: boolean
  /** The shop is not open yet, and this visitor is none of its team: the frame of the page says nothing of the shop. */
  isHidden: boolean
  /** When the page will say something else although nothing changes; undefined if never. See `keepUntil`. */
  kept: { until: Date | undefined }
  /** The pattern of the route that answers, such as `/:locale?/product/:id`. Set by the pages. */
  seen: { route?: string }
  /** The bytes of the answer, which has no body of its own: the router would make a stream of it. Set by the pages. */
  page: { bytes?: Buffer<ArrayBuffer> }
  /** Set when the request was refused before it reached a page: the error page to show instead. */
  refusal: { status: RefusalStatus; code: RefusalCode } | undefined
}
export type RefusalStatus = 400 | 403 | 405 | 413 | 415 | 429 | 503
export type RefusalCode =
  | 'too_large'
  | 'too_many_requests'
  | 'bad_request'
  | 'unsupported_media_type'
  | 'forbidden'
  | 'foreign_origin'
  | 'unavailable'
  | 'not_open'

export const serverContext = createContext<ServerRequest>()
/** Language of the address. Set by the locale middleware. */
export const localeContext = createContext<Locale>()
/** The visitor's stored choices. Set by the preferences middleware. */
export const preferencesContext = createContext<Preferences>()
/** The cart of the visitor's browser, or of the customer's account. Set by the cart middleware. */
export const cartContext = createContext<CartLine[]>()
