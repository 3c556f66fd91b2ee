import type { Server } from 'node:http'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { ServerRequest } from '#app/request/context.ts'
import { handlerOfAreas, handlerOfCopies, patternsOf } from '#app/platform/areas.ts'
import { wholeResponse } from './whole-response.ts'

type PagesModule = typeof import('#app/entry.server.tsx')
export type RenderPage = {
  (request: Request, server: Omit<ServerRequest, 'page'>): Promise<Response>
  /** The addresses that there are, as app/routes.ts has them, without the language: `/product/:id`. */
  patterns(): Promise<ReadonlySet<string>>
}

/** Renders the built pages. */
export async function builtPages(): Promise<RenderPage> {
  const build = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild
  const [pages, copies] = [handlerOfAreas(build), handlerOfCopies(build)]
  return pagesOf(
    (server) => (server.isOfflineCopy ? copies : pages),
    async () => build,
  )
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
  const handle = createRequestHandler(getBuild, 'development')
  return { render: pagesOf(() => handle, getBuild), vite }
}

function pagesOf(
  handlerFor: (server: Omit<ServerRequest, 'page'>) => ReturnType<typeof createRequestHandler>,
  getBuild: () => Promise<ServerBuild>,
): RenderPage {
  const known = new WeakMap<ServerBuild, ReadonlySet<string>>()
  async function patterns() {
    const build = await getBuild()
    const found = known.get(build) ?? new Set(patternsOf(build.routes).values())
    known.set(build, found)
    return found
  }
  async function render(request: Request, server: Omit<ServerRequest, 'page'>) {
    // Router contexts are compared by identity, and the pages' bundle has its own copy: use that one.
    const { serverContext } = (await getBuild()).entry.module as unknown as PagesModule
    const context = new RouterContextProvider()
    const page: ServerRequest['page'] = {}
    context.set(serverContext, { ...server, page })
    const response = await handlerFor(server)(request, context)
    const { status, headers } = response
    const isPage = request.method !== 'HEAD' && headers.get('content-type')?.startsWith('text/html')
    return isPage && page.bytes ? wholeResponse(page.bytes, { status, headers }) : response
  }
  return Object.assign(render, { patterns })
}
