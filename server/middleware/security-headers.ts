import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '#config/config.ts'

const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'"

/** Mails show them: mail programs that load them without a proxy are another origin. */
const PICTURES = /^\/(?:images|media)\//

/**
 * Sets the headers of every response. Pages have their own content security policy; other responses may load nothing.
 */
export function securityHeaders(config: Config): MiddlewareHandler {
  const common = secureHeaders({
    strictTransportSecurity: config.siteUrl.startsWith('https:')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    xFrameOptions: 'DENY',
    xXssProtection: false,
    referrerPolicy: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  })
  return async (c, next) => {
    await common(c, next)
    if (PICTURES.test(c.req.path)) c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
    if (!c.res.headers.has('referrer-policy')) {
      c.res.headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    }
    if (!config.isDevelopment && !c.res.headers.has('content-security-policy')) {
      c.res.headers.set('content-security-policy', NO_CONTENT)
    }
  }
}
