import { use } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import type { ErrorData } from '#app/request/run-verb.ts'
import { LocalLink, useMessages } from '../i18n/locale.tsx'
import type { ErrorMessages } from '#shared/messages/en/errors.ts'
import { PageHead } from '../shell/page-head.tsx'
import { RequestIdContext } from '../shell/request-id.ts'
import { useErrorMessages } from './use-error-messages.ts'

/** What went wrong, in the visitor's language, and the way on. Never more than the code, and the request's id. */
export function ErrorPage({ error }: { error: unknown }) {
  const { common } = useMessages()
  const errors = useErrorMessages()
  const { pathname, search } = useLocation()
  const renderingId = use(RequestIdContext)
  const data = isRouteErrorResponse(error) ? (error.data as Partial<ErrorData> | null) : undefined
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isUnexpected = status >= 500 && status !== 503
  const requestId = data?.requestId ?? renderingId
  const { title, text } = textOf(error, status, data?.what, errors)
  const leadsToShop = status === 404 && data?.what !== undefined

  return (
    <div className="page grid max-w-2xl justify-items-center gap-6 py-24 text-center">
      <PageHead title={title} path={pathname} noIndex />
      <img src="/images/krok-mark-turmeric.svg" alt="" width={64} height={64} className="size-20" />
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <p className="text-lg text-pretty">{text}</p>
      <div className="flex flex-wrap justify-center gap-4">
        {status === 404 || status === 403 || status === 400 ? null : (
          <a href={pathname + search} className="btn btn-leaf">
            {common.tryAgain}
          </a>
        )}
        {leadsToShop && (
          <LocalLink to="/shop" className="btn btn-leaf">
            {common.toShop}
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

function textOf(error: unknown, status: number, what: string | undefined, errors: ErrorMessages) {
  switch (status) {
    case 404:
      return what === 'product' || what === 'category' ? errors.notFound[what] : errors.notFound.page
    case 400:
    case 415:
    case 422:
      return errors.badRequest
    case 403:
      return errors.forbidden
    case 409:
      return errors.conflict
    case 413:
      return errors.tooLarge
    case 429:
      return errors.tooManyRequests
    case 503:
      return errors.unavailable
    default:
      return isNetworkError(error) ? errors.offline : errors.unexpected
  }
}

/** A page's data could not be fetched; browsers word it differently. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
}
