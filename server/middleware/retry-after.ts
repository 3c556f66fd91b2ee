import type { MiddlewareHandler } from 'hono'

/** A database that was restarted, or is busy, is usually back within this time. */
const RETRY_AFTER_SECONDS = 5

/** Makes every 503 say when to try again. */
export function retryAfter(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (c.res.status === 503 && !c.res.headers.has('retry-after')) {
      c.res.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
    }
  }
}
