import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { html } from 'hono/html'
import type { ServerRequest } from '#app/context.ts'
import { localeOfPath, localizedPath, withoutLocale } from '#shared/locale.ts'
import { checkoutRateLimit } from '../middleware/rate-limit.ts'
import type { ServerEnv } from '../middleware/request-log.ts'
import type { Services } from '../services.ts'
import type { RenderPage } from './render.ts'

const MAX_FORM_BYTES = 64 * 1024
type Refusal = NonNullable<ServerRequest['refusal']>

/** The site's pages: what is refused before any of them sees it, then the router. */
export function pages(services: Services, render: RenderPage): Hono<ServerEnv> {
  const { config } = services
  const app = new Hono<ServerEnv>()
  const refuse =
    (refusal: Refusal): MiddlewareHandler<ServerEnv> =>
    (c) =>
      respond(c, refusal)

  const limitCheckout = checkoutRateLimit(services, (seconds) => (c) => {
    c.header('retry-after', String(seconds))
    return respond(c, { status: 429, code: 'too_many_requests' })
  })
  const isOurOrigin = (origin: string, c: Context) =>
    origin === new URL(config.siteUrl).origin || new URL(origin).host === c.req.header('host')
  const protectForms = csrf({ origin: (origin, c) => origin !== 'null' && isOurOrigin(origin, c) })

  app.use(async (c, next) =>
    isDecodable(c.req.path) ? next() : respond(c, { status: 400, code: 'bad_request' }),
  )
  app.use(
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => respond(c, { status: 413, code: 'too_large' }) }),
  )
  app.on('POST', '*', async (c, next) => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) {
      return refuse({ status: 415, code: 'unsupported_media_type' })(c, next)
    }
    return withoutLocale(c.req.path).startsWith('/checkout') ? limitCheckout(c, next) : next()
  })
  app.use(protectForms)
  app.all('*', (c) => respond(c, undefined))
  app.onError((error, c) => {
    if ('status' in error && error.status === 403) return respond(c, { status: 403, code: 'forbidden' })
    c.get('log').error({ err: error, path: c.req.path }, 'unexpected error')
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
      isDemo: config.isDemo,
      takesCards: config.isDemo,
      refusal,
    })
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
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
  const advice = isThai ? 'กรุณาลองใหม่อีกครั้งในอีกสักครู่' : 'Please try again in a moment.'
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
