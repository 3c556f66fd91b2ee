import type { Context } from 'hono'
import { html } from 'hono/html'
import { localeOfPath } from '#shared/locale.ts'
import type { ServerEnv } from '../server-env.ts'

/** The answer when even the site's own error page could not be rendered. */
export function plainErrorPage(c: Context<ServerEnv>): Response | Promise<Response> {
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
