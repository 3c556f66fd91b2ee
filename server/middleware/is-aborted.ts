import type { Context } from 'hono'
import type { ServerEnv } from '../server-env.ts'

/** True if the client has gone before all of its request had arrived: nothing is wrong with the shop then. */
export function isAborted(c: Context<ServerEnv>): boolean {
  const { incoming } = c.env
  return incoming.destroyed && !incoming.complete
}
