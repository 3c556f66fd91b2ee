import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { unsubscribeByLink } from '#domain/base/mail-consents/index.ts'
import { preferenceToken } from '#domain/base/mail-consents/schemas.ts'
import { localeOfPath, LOCALES, localizedPath } from '#shared/kernel/locale.ts'
import { limitPosts } from '../middleware/limit-posts.ts'
import type { ServerEnv } from '../server-env.ts'

/** The body is one field. */
const MAX_BYTES = 16 * 1024

/**
 * Lets mail programs unsubscribe their reader with one press (RFC 8058): they post to the link of the mail, without an
 * origin and without cookies. The page at the same address has its token in a cookie, so its own forms pass on.
 */
export function oneClickUnsubscribe(): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const limitBody = bodyLimit({ maxSize: MAX_BYTES, onError: (c) => say(c, 413, 'Too large.') })
  const limit = limitPosts('webhooks', (c) => Promise.resolve(say(c, 429, 'Too many requests.')))
  for (const path of LOCALES.map((locale) => localizedPath('/mail-preferences', locale))) {
    app.post(path, async (c, next) => {
      const sent = c.req.query('token')
      if (sent === undefined) return next()
      const refusal = (await limit(c, async () => {})) ?? (await limitBody(c, async () => {}))
      return refusal ?? unsubscribe(c, sent)
    })
  }
  return app
}

async function unsubscribe(c: Context<ServerEnv>, sent: string): Promise<Response> {
  // A body that is no form says nothing.
  const form = await c.req.parseBody().catch(() => ({}))
  if (!('List-Unsubscribe' in form) || form['List-Unsubscribe'] !== 'One-Click')
    return say(c, 400, 'Send List-Unsubscribe=One-Click.')
  const token = preferenceToken.safeParse(sent)
  const language = localeOfPath(c.req.path)
  const result = token.success && (await unsubscribeByLink(c.get('ctx'), { token: token.data, language }))
  return result && result.ok ? say(c, 200, 'Unsubscribed.') : say(c, 404, 'This link is not whole.')
}

function say(c: Context, status: 200 | 400 | 404 | 413 | 429, text: string): Response {
  return c.text(`${text}\n`, status, { 'cache-control': 'no-store' })
}
