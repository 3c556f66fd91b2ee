import type { IncomingMessage } from 'node:http'
import type { Ctx } from '#domain/kernel/context.ts'
import type { LiveSession } from '#domain/accounts/sign-in/schemas.ts'
import type { Logger } from './log.ts'
import type { Seen } from './metrics/metrics.ts'

/** The Hono context of every handler of the server. */
export type ServerEnv = {
  Variables: {
    requestId: string
    log: Logger
    /** Scheme and host under which the browser sees the shop. */
    origin: string
    /** The client's IP address; what counts as one client is `ctx.client.address`. */
    clientIp: string
    /** Acts as the signed-in customer, or else as a visitor. */
    ctx: Ctx
    session: LiveSession | undefined
    /** Set where the shop is not open yet, to this visitor: a page that they see all the same says nothing of it. */
    isHidden?: boolean
  }
  Bindings: { incoming: IncomingMessage; seen: Seen }
}
