import { type Context, type ErrorHandler, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import type { ServerRequest } from '#app/request/context.ts'
import { COPY_PREFIX, isRecipePath } from '#app/platform/offline/copies.ts'
import type { Config } from '#config/config.ts'
import { badValueState, isDatabaseUnavailable } from '#domain/kernel/errors.ts'
import { localeOfPath, localizedPath, withoutLocale } from '#shared/kernel/locale.ts'
import { loggablePath } from '#shared/kernel/loggable-path.ts'
import { isAborted } from '../middleware/is-aborted.ts'
import { limitPosts } from '../middleware/limit-posts.ts'
import type { RequestCounter } from '../middleware/limit-requests.ts'
import { limitSearches } from '../middleware/limit-searches.ts'
import type { ServerEnv } from '../server-env.ts'
import type { Services } from '../services.ts'
import { DISCOVERY } from '#app/platform/areas.ts'
import { keptUntil, NOT_KEPT } from './page-cache.ts'
import { plainErrorPage } from './plain-error-page.ts'
import type { RenderPage } from './render.ts'
import { tablesShownBy } from './tables-shown-by.ts'
import { isMultipart, uploadLimitsOf } from './upload-limits.ts'

const MAX_FORM_BYTES = 64 * 1024
/**
 * Enough for a pasted text to come back and be shortened: a hundred thousand Thai letters, of which each takes nine
 * bytes in a form.
 */
const MAX_MESSAGE_BYTES = 1024 * 1024
const MESSAGE_PATH = /^\/contact(\/|\.data$|$)/
const METHODS = new Set(['GET', 'HEAD', 'POST'])
/** Forms that are cheap and cannot be used for guessing, so they are not counted. All others are. */
const UNCOUNTED_PATHS = /^\/(cart|preferences|sign-out)(\.data)?$/
/** The lists of products and of recipes, and their data. */
const SEARCHED_PATH = /^\/(shop|recipes)\/?(\.data)?$/
type Refusal = NonNullable<ServerRequest['refusal']>
/** Renders the requested page, or the error page of a refusal. */
type Respond = (c: Context<ServerEnv>, refusal?: Refusal) => Promise<Response>

/** The site's pages: first the checks that refuse a request before any page sees it, then the router. */
export function pages({ config }: Services, render: RenderPage, searches: RequestCounter): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const respond = respondWith(render, config.isDemo)
  if (config.vitalsShare < 1) app.use(tellVitalsShare(config.vitalsShare))
  app.use(refuseBadRequests(respond))
  app.use(limitBodies(respond))
  app.use(csrf({ origin: (origin, c) => isOurOrigin(c, origin) }))
  app.post('*', acceptFormsOnly(respond), limitForms(respond))
  app.get('*', limitShopSearches(searches, respond, config))
  app.get(`${COPY_PREFIX}/*`, respondWithCopies(render, config.isDemo))
  app.all('*', (c) => respond(c))
  app.onError(answerPageError(render, config))
  return app
}

/** Answers an error that no page has answered; also for what fails in front of the pages. */
export function answerPageError(render: RenderPage, { isDemo }: Config): ErrorHandler<ServerEnv> {
  const respond = respondWith(render, isDemo)
  return (error, c) => {
    if ('status' in error && error.status === 403) return respond(c, { status: 403, code: 'foreign_origin' })
    if (isAborted(c)) return c.body(null, 400)
    const path = loggablePath(c.req.path)
    if (isDatabaseUnavailable(error)) {
      c.get('log').warn({ err: error, path }, 'the database is unavailable')
      return respond(c, { status: 503, code: 'unavailable' })
    }
    const state = badValueState(error)
    if (state !== undefined) {
      c.get('log').warn({ state, path }, 'the database refuses a value')
      return respond(c, { status: 400, code: 'bad_request' })
    }
    c.get('log').error({ err: error, path }, 'unexpected error')
    return plainErrorPage(c, { reason: 'failed', isDemo })
  }
}

export function respondWith(render: RenderPage, isDemo: boolean): Respond {
  return async (c, refusal) => {
    const request = refusal ? requestOfRefusal(c) : asSeenByBrowser(c)
    const kept: ServerRequest['kept'] = { until: undefined }
    const response = await render(request, {
      ctx: c.get('ctx'),
      requestId: c.get('requestId'),
      session: c.get('session'),
      isDemo,
      isOfflineCopy: false,
      isHidden: c.get('isHidden') ?? false,
      kept,
      seen: c.env.seen,
      refusal,
    })
    if (isAborted(c)) return c.body(null, 400)
    if (response.status === 405) response.headers.set('allow', refusal ? 'GET, HEAD, POST' : 'GET, HEAD')
    return setCacheHeaders(c, response, { path: c.req.path, kept })
  }
}

/**
 * A recipe as the service worker keeps it: rendered at its own address, the same for every visitor. What it
 * says is the same for all, so it is cached as its page is.
 */
function respondWithCopies(render: RenderPage, isDemo: boolean): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const path = c.req.path.slice(COPY_PREFIX.length)
    if (!isRecipePath(path)) return next()
    if (c.get('session')) return c.redirect(path)
    const kept: ServerRequest['kept'] = { until: undefined }
    const response = await render(new Request(c.get('origin') + path), {
      ctx: c.get('ctx'),
      requestId: c.get('requestId'),
      session: undefined,
      isDemo,
      isOfflineCopy: true,
      isHidden: false,
      kept,
      seen: c.env.seen,
      refusal: undefined,
    })
    response.headers.set('x-robots-tag', 'noindex')
    return setCacheHeaders(c, response, { path, kept })
  }
}

/** The request with the address that the browser asked for: the router compares it with the form's origin. */
function asSeenByBrowser(c: Context<ServerEnv>): Request {
  const { raw, url } = c.req
  const { origin, pathname, search } = new URL(url)
  return origin === c.get('origin') ? raw : new Request(`${c.get('origin')}${pathname}${search}`, raw)
}

/** Browsers send cookies even with requests that other sites cause: only our own pages may change anything. */
function isOurOrigin(c: Context<ServerEnv>, origin: string): boolean {
  if (origin === c.get('origin')) return true
  // Says what is wrong where a proxy does not pass on the host that was asked for.
  c.get('log').warn({ origin, expected: c.get('origin') }, 'form of another origin')
  return false
}

function setCacheHeaders(
  c: Context<ServerEnv>,
  response: Response,
  { path, kept }: { path: string; kept: ServerRequest['kept'] },
): Response {
  // The routes of a build never change: the router says so itself.
  if (path === DISCOVERY && response.ok && response.headers.has('cache-control')) return response
  const shown = tablesShownBy(path)
  const isOver = kept.until !== undefined && kept.until <= c.get('ctx').now()
  const caching = shown && !isOver && mayBeKept(c, response) ? keptUntil(shown, kept.until) : NOT_KEPT
  for (const [name, value] of Object.entries(caching)) response.headers.set(name, value)
  return response
}

/** A signed-in person's pages are private, even if the page would be the same for all visitors; so is a form's answer. */
function mayBeKept(c: Context<ServerEnv>, { status, headers }: Response): boolean {
  return status === 200 && c.req.method !== 'POST' && !c.get('session') && !headers.has('set-cookie')
}

/** Tells the monitor in the browser, which reads it of the answer that its page came with. */
function tellVitalsShare(share: number): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    await next()
    c.res.headers.set('server-timing', `vitals;desc="${share}"`)
  }
}

/** Refuses addresses that cannot be decoded, and methods that pages do not answer. */
function refuseBadRequests(respond: Respond): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (!isDecodable(c.req.path)) return respond(c, { status: 400, code: 'bad_request' })
    if (!METHODS.has(c.req.method)) return respond(c, { status: 405, code: 'bad_request' })
    return next()
  }
}

/** Forms are small, but where a page takes files. What arrives without a length is counted by `readUpload`. */
function limitBodies(respond: Respond): MiddlewareHandler<ServerEnv> {
  const refuse = (c: Context<ServerEnv>) => respond(c, { status: 413, code: 'too_large' })
  const limitText = bodyLimit({ maxSize: MAX_FORM_BYTES, onError: refuse })
  const limitMessage = bodyLimit({ maxSize: MAX_MESSAGE_BYTES, onError: refuse })
  return async (c, next) => {
    if (MESSAGE_PATH.test(withoutLocale(c.req.path.toLowerCase()))) return limitMessage(c, next)
    const uploads = uploadLimitsOf(c.req.path)
    if (!uploads || !isMultipart(c.req.header('content-type'))) return limitText(c, next)
    return Number(c.req.header('content-length') ?? 0) > uploads.bodyBytes ? refuse(c) : next()
  }
}

function acceptFormsOnly(respond: Respond): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const type = c.req.header('content-type') ?? ''
    const isText = /^application\/x-www-form-urlencoded\b/i.test(type)
    return isText || (isMultipart(type) && uploadLimitsOf(c.req.path))
      ? next()
      : respond(c, { status: 415, code: 'unsupported_media_type' })
  }
}

function limitForms(respond: Respond): MiddlewareHandler<ServerEnv> {
  const refuse = (c: Context<ServerEnv>) => respond(c, { status: 429, code: 'too_many_requests' })
  const [limitCheckout, limitOthers] = [limitPosts('checkout', refuse), limitPosts('forms', refuse)]
  return async (c, next) => {
    // The router does not distinguish upper and lower case.
    const path = withoutLocale(c.req.path.toLowerCase())
    if (UNCOUNTED_PATHS.test(path)) return next()
    return path.startsWith('/checkout') ? limitCheckout(c, next) : limitOthers(c, next)
  }
}

function limitShopSearches(
  searches: RequestCounter,
  respond: Respond,
  { isDemo }: Config,
): MiddlewareHandler<ServerEnv> {
  const limit = limitSearches(searches, async (c) =>
    // Rendering the site's own error page would cost as much as the search.
    c.req.path.endsWith('.data')
      ? respond(c, { status: 429, code: 'too_many_requests' })
      : plainErrorPage(c, { reason: 'too_many_searches', isDemo }),
  )
  return async (c, next) =>
    SEARCHED_PATH.test(withoutLocale(c.req.path.toLowerCase())) ? limit(c, next) : next()
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * A refused request's body is not read: its error page is rendered as for a GET of the same address. Only a form that
 * scripts have sent is answered as a form.
 */
function requestOfRefusal(c: Context<ServerEnv>): Request {
  const isFormByScript = c.req.method === 'POST' && c.req.path.endsWith('.data')
  return new Request(addressOfRefusal(c), {
    headers: withoutBody(c.req.raw.headers),
    method: isFormByScript ? 'POST' : 'GET',
  })
}

/** The requested address; if it cannot be decoded, the home page of its language. */
function addressOfRefusal(c: Context): string {
  return isDecodable(c.req.path)
    ? c.req.url
    : new URL(localizedPath('/', localeOfPath(c.req.path)), c.req.url).href
}

function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers)
  // Its origin has been judged.
  for (const name of ['content-type', 'content-length', 'transfer-encoding', 'origin']) kept.delete(name)
  return kept
}
