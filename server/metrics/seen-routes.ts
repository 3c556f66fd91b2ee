import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { RenderPage } from '../pages/render.ts'
import type { ServerEnv } from '../server-env.ts'
import type { Metrics } from './metrics.ts'

/** Names the route that answered a request if no page did: the last that was reached. */
export function seeRoute(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    await next()
    c.env.seen.route ??= routePath(c)
  }
}

/** Counts how long pages take to render, by their routes; a page's data, for navigation, are a route of their own. */
export function countRenders(render: RenderPage, metrics: Metrics): RenderPage {
  async function countedRender(...[request, server]: Parameters<RenderPage>) {
    const startedAt = performance.now()
    const response = await render(request, server)
    const { seen } = server
    if (seen.route !== undefined && new URL(request.url).pathname.endsWith('.data')) seen.route += '.data'
    metrics.countRender(seen.route ?? 'none', performance.now() - startedAt)
    return response
  }
  return Object.assign(countedRender, { patterns: render.patterns })
}
