import type { Server } from 'node:http'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { ServerRequest } from '#app/context.ts'

type PagesModule = typeof import('#app/entry.server.tsx')
export type RenderPage = (request: Request, server: ServerRequest) => Promise<Response>

/** Renders the built pages. */
export async function builtPages(): Promise<RenderPage> {
  const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild
  // Given a function, the router would work out its tables of routes for every request again.
  return pagesOf(createRequestHandler(build, 'production'), async () => build)
}

/** Renders the pages through Vite, rebuilt as they are edited; Vite's web socket uses `server`. */
export async function livePages(server: Server): Promise<{ render: RenderPage; vite: ViteDevServer }> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: { server }, hmr: { server } },
    appType: 'custom',
  })
  const getBuild = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild
  return { render: pagesOf(createRequestHandler(getBuild, 'development'), getBuild), vite }
}

function pagesOf(
  handle: ReturnType<typeof createRequestHandler>,
  getBuild: () => Promise<ServerBuild>,
): RenderPage {
  return async (request, server) => {
    // Router contexts are compared by identity, and the pages' bundle has its own copy: use that one.
    const { serverContext } = (await getBuild()).entry.module as unknown as PagesModule
    const context = new RouterContextProvider()
    context.set(serverContext, server)
    return handle(request, context)
  }
}
