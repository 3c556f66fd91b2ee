import { use, useEffect } from 'react'
import { isRouteErrorResponse, matchPath, useLocation } from 'react-router'
import { withoutLocale } from '#shared/kernel/locale.ts'
import type { PlainPage } from '#app/request/page-path.ts'
import { LocalLink, useMessages } from '#app/components/i18n/locale.tsx'
import type { ErrorData } from '#app/request/run-verb.ts'
import { isRecipePath } from '#app/platform/offline/copies.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { RequestIdContext } from '#app/components/shell/request-id.ts'
import { errorText } from './error-text.ts'
import { ProductsNotLoaded } from './products-not-loaded.tsx'
import { useErrorMessages } from './use-error-messages.ts'

/** Says what went wrong, in the visitor's language, and the way on. Never more than the code, and the request's id. */
export function ErrorPage({ error }: { error: unknown }) {
  const { common } = useMessages()
  const errors = useErrorMessages()
  const { pathname, search } = useLocation()
  const renderingId = use(RequestIdContext)
  const data = isRouteErrorResponse(error) ? (error.data as Partial<ErrorData> | null) : undefined
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isUnexpected = status >= 500 && status !== 503
  const requestId = data?.requestId ?? renderingId
  const { title, text } = isNetworkError(error) ? errors.offline : errorText({ ...data, status }, errors)
  const drawing = isNetworkError(error) ? 'unplugged-lantern' : drawingOf(status)
  const isKept = isNetworkError(error) && isRecipePath(pathname)
  useEffect(() => {
    // The service worker may have kept it: it answers documents only.
    if (isKept && navigator.serviceWorker?.controller) location.reload()
  }, [isKept])
  if (status >= 500 && data?.code !== 'not_open' && matchPath(SHOP, withoutLocale(pathname)))
    return <ProductsNotLoaded requestId={data?.requestId} />
  const list =
    status === 404 && data?.what !== undefined ? (isIn(LISTS, data.what) ? data.what : 'product') : undefined

  return (
    <div className="page grid max-w-2xl justify-items-center gap-6 py-24 text-center">
      <PageHead title={title} noIndex />
      <img src={`/images/drawings/${drawing}.svg`} alt="" width={160} height={132} className="drawing" />
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="text-lg text-pretty">{text}</p>
      <div className="flex flex-wrap justify-center gap-4">
        {status === 404 || status === 400 || (status === 403 && data?.code !== 'foreign_origin') ? null : (
          <a href={pathname + search} className="btn btn-leaf">
            {common.tryAgain}
          </a>
        )}
        {list && (
          <LocalLink to={LISTS[list]} className="btn btn-leaf">
            {list === 'product' ? common.toShop : errors.lists[list]}
          </LocalLink>
        )}
        <LocalLink to="/" className="btn btn-line">
          {common.backHome}
        </LocalLink>
      </div>
      {isUnexpected && (
        <p className="text-sm text-stone has-[span:empty]:hidden">
          {errors.reference} {/* Known on the server only; the browser keeps what it finds. */}
          <span suppressHydrationWarning className="tabular-nums select-all">
            {requestId ?? ''}
          </span>
        </p>
      )}
    </div>
  )
}

/** The picture of what went wrong: nothing at the address, a door that stays shut, something broken. */
function drawingOf(status: number): string {
  if (status === 404) return 'spilled-chilli'
  return status === 403 || status === 429 ? 'cloche' : 'fallen-pestle'
}

const SHOP = '/shop' satisfies PlainPage

/** The list of the others, by the kind of what was not found. */
const LISTS = { product: '/shop', recipe: '/recipes', event: '/events' } as const

function isIn<Key extends string>(table: Record<Key, unknown>, key: string): key is Key {
  return key in table
}

/** A page's data could not be fetched; browsers word it differently. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}
