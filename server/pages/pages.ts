import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { html } from 'hono/html'
import type { ServerRequest } from '#app/context.ts'
import { localeOfPath, localizedPath, withoutLocale } from '#shared/locale.ts'
import { loggablePath } from '#shared/loggable-path.ts'
import { limitByAddress } from '../middleware/rate-limit.ts'
import type { ServerEnv } from '../middleware/request-log.ts'
import type { Services } from '../services.ts'
import type { RenderPage } from './render.ts'

const MAX_FORM_BYTES = 64 * 1024
const METHODS = new Set(['GET', 'HEAD', 'POST'])
/** Everything that is sent is counted, but for what costs nothing and tries nothing. */
const FREE_PATHS = /^\/(cart|preferences|sign-out)(\.data)?$/
type Refusal = NonNullable<ServerRequest['refusal']>

/** The site's pages: what is refused before any of them sees it, then the router. */
export function pages(services: Services, render: RenderPage): Hono<ServerEnv> {
  const { config } = services
  const app = new Hono<ServerEnv>()
  const refuse =
    (refusal: Refusal): MiddlewareHandler<ServerEnv> =>
    (c) =>
      respond(c, refusal)

  const tooMany = refuse({ status: 429, code: 'too_many_requests' })
  const limitCheckout = limitByAddress('checkout', tooMany)
  const limitAccounts = limitByAddress('accounts', tooMany)
  const isOurOrigin = (origin: string, c: Context) =>
    origin === new URL(config.siteUrl).origin || URL.parse(origin)?.host === c.req.header('host')
  const protectForms = csrf({ origin: isOurOrigin })

  app.use(async (c, next) =>
    isDecodable(c.req.path) ? next() : respond(c, { status: 400, code: 'bad_request' }),
  )
  app.use(async (c, next) =>
    METHODS.has(c.req.method) ? next() : respond(c, { status: 405, code: 'bad_request' }),
  )
  app.use(
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => respond(c, { status: 413, code: 'too_large' }) }),
  )
  app.use(protectForms)
  app.on('POST', '*', async (c, next) => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) {
      return refuse({ status: 415, code: 'unsupported_media_type' })(c, next)
    }
    // The router knows no difference between large and small letters.
    const path = withoutLocale(c.req.path.toLowerCase())
    if (FREE_PATHS.test(path)) return next()
    return path.startsWith('/checkout') ? limitCheckout(c, next) : limitAccounts(c, next)
  })
  app.all('*', (c) => respond(c, undefined))
  app.onError((error, c) => {
    if ('status' in error && error.status === 403) return respond(c, { status: 403, code: 'forbidden' })
    c.get('log').error({ err: error, path: loggablePath(c.req.path) }, 'unexpected error')
    return lastResort(c)
  })
  return app

  async function respond(c: Context<ServerEnv>, refusal: Refusal | undefined): Promise<Response> {
    // A refused request's body is not read: its error page is rendered as for a GET of the same address.
    const request = refusal
      ? new Request(addressOfRefusal(c), { headers: withoutBody(c.req.raw.headers) })
      : c.req.raw
    const response = await render(request, {
      ctx: c.get('ctx'),
      requestId: c.get('requestId'),
      session: c.get('session'),
      isDemo: config.isDemo,
      refusal,
    })
    // What is shown to a person is theirs alone, even where the page would be the same for all visitors.
    if (!response.headers.has('cache-control') || c.get('session')) {
      response.headers.set('cache-control', 'private, no-store')
    }
    return response
  }
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The address that was asked for; where even that cannot be read, the home page of its language. */
function addressOfRefusal(c: Context): string {
  return isDecodable(c.req.path)
    ? c.req.url
    : new URL(localizedPath('/', localeOfPath(c.req.path)), c.req.url).href
}

function withoutBody(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) kept.delete(name)
  return kept
}

/** When even the error page could not be rendered. */
function lastResort(c: Context<ServerEnv>) {
  const isThai = localeOfPath(c.req.path) === 'th'
  const title = isThai ? 'ขออภัย ระบบขัดข้อง' : 'Something went wrong'
  const advice = isThai ? 'กรุณาลองใหม่ในอีกสักครู่' : 'Please try again in a moment.'
  c.header('cache-control', 'no-store')
  c.header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'none'")
  return c.html(
    html`<!doctype html>
      <html lang="${isThai ? 'th' : 'en'}">
        <head>
          <meta charset="utf-8" />
          <title>${title}</title>
          <link rel="stylesheet" href="/plain.css" />
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            <p>${advice}</p>
            <p>${c.get('requestId')}</p>
          </main>
        </body>
      </html>`,
    500,
  )
}
