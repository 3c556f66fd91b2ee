import { Hono, type MiddlewareHandler } from 'hono'
import type { Config } from '#config/config.ts'
import { requestAddress } from '../middleware/request-address.ts'
import { forwardedEntries } from '../middleware/forwarded.ts'
import { NOT_KEPT } from '../pages/page-cache.ts'
import type { ServerEnv } from '../server-env.ts'
import { SIGNATURE, signatureCheck } from './signature.ts'

/** The addresses at which the doctor asks the shop how a request arrived, and what its process finds. */
export const SEEN_PATH = '/doctor/seen'
export const FINDINGS_PATH = '/doctor/findings'

/** A request as the shop saw it. */
export type SeenRequest = { host: string; forwardedFor: string[]; trustedProxies: number }

/** Answers requests that the doctor has signed. For all others there is nothing at these addresses. */
export function doctorEndpoints(config: Pick<Config, 'siteUrl' | 'trustedProxies'>): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>()
  const isSigned = signatureCheck()
  const signedOnly: MiddlewareHandler<ServerEnv> = async (c, next) => {
    const { seal, now } = c.get('ctx')
    if (!isSigned(seal, c.req.path, c.req.header(SIGNATURE) ?? '', now())) return c.text('', 404, NOT_KEPT)
    return next()
  }
  app.get(SEEN_PATH, signedOnly, (c) =>
    c.json(
      {
        host: requestAddress(c, config).host,
        forwardedFor: forwardedEntries(c.req.header('x-forwarded-for')),
        trustedProxies: config.trustedProxies,
      } satisfies SeenRequest,
      200,
      NOT_KEPT,
    ),
  )
  app.get(FINDINGS_PATH, signedOnly, async (c) =>
    c.json(await c.get('ctx').examine({ isFresh: true }), 200, NOT_KEPT),
  )
  return app
}
