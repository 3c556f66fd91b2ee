import type { Context } from 'hono'
import { html } from 'hono/html'
import { localeOfPath } from '#shared/locale.ts'
import type { ServerEnv } from '../server-env.ts'

const REASONS = {
  failed: { status: 500, en: 'Something went wrong', th: 'ขออภัย ระบบขัดข้อง' },
  too_many_searches: { status: 429, en: 'That was a lot of searches', th: 'ค้นหาบ่อยเกินไป' },
} as const

/** The answer when even the site's own error page could not be rendered, or would cost too much. */
export function plainErrorPage(
  c: Context<ServerEnv>,
  reason: keyof typeof REASONS,
): Response | Promise<Response> {
  const locale = localeOfPath(c.req.path)
  const isThai = locale === 'th'
  const { status, [locale]: title } = REASONS[reason]
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
    status,
  )
}
