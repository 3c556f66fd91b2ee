/*
 * Leans on: the shape of the router's build (`ServerBuild`: routes and assets by id), `/__manifest?paths=`, at which its
 * browser side asks for routes, and `.data`, at which it asks for data.
 * Gains: the router tries its routes one after the other, several times a request. A page costs 2 to 15 % less of the
 * server's CPU time, its data 27 %, and a question for routes 1.5 ms in place of 17.
 * Held by: areas.test.ts, which compares each answer with that of one router of all routes.
 * To take it out: hand the build itself to `createRequestHandler` in server/pages/render.ts.
 */
import { createRequestHandler, type ServerBuild } from 'react-router'
import { withoutLocale } from '#shared/kernel/locale.ts'

type Routes = ServerBuild['routes']
type Handler = ReturnType<typeof createRequestHandler>

/** The address at which a browser's router asks which routes paths lead to, `?paths=/shop,/cart`. */
export const DISCOVERY = '/__manifest'

/**
 * Answers a request by a router that knows only the pages whose addresses begin like this one, such as `/orders/…`. One
 * of all pages tries them one after the other, several times a request, and makes its tables of all to render one.
 */
export function handlerOfAreas(build: ServerBuild): Handler {
  // Given a function, the router would work out its tables of routes for every request again.
  const ofAll = createRequestHandler(build, 'production')
  const areas = new Set([...patternsOf(build.routes).values()].map(areaOf))
  const handlers = new Map(
    [...areas].map((area) => [area, createRequestHandler(onlyOf(area, build), 'production')]),
  )
  const handlerOf = (path: string) => handlers.get(areaOf(withoutLocale(path)))
  return async (request, context) => {
    const url = new URL(request.url)
    if (url.pathname === DISCOVERY) {
      // The router of all would take half a second for an address full of paths that nothing has.
      return discover(url, context, (path) => handlerOf(path) ?? handlerOf('/') ?? ofAll)
    }
    // The data of `/` are at `/_.data`.
    return (handlerOf(url.pathname.replace(/(\/_)?\.data$/, '')) ?? ofAll)(request, context)
  }
}

/** Answers requests with pages whose routers know all routes at once: copies for reading offline can ask for none. */
export function handlerOfCopies(build: ServerBuild): Handler {
  return createRequestHandler(
    { ...build, routeDiscovery: { ...build.routeDiscovery, mode: 'initial' } },
    'production',
  )
}

/** Answers with what each area's router answers for its paths. */
async function discover(
  url: URL,
  context: Parameters<Handler>[1],
  handlerOf: (path: string) => Handler,
): Promise<Response> {
  const paths = new Set(url.searchParams.get('paths')?.split(','))
  const asked = [...Map.groupBy(paths, handlerOf)].map(([handle, some]) => {
    const part = new URL(url)
    part.searchParams.set('paths', some.join(','))
    return handle(new Request(part), context)
  })
  const answers = await Promise.all(asked)
  const refusal = answers.find(({ status }) => status !== 200)
  if (refusal) return refusal
  const found = await Promise.all(answers.map(async (answer): Promise<object> => await answer.json()))
  return Response.json(Object.assign({}, ...found), { headers: answers[0]?.headers ?? {} })
}

/** The first part of an address: `/orders/:id` → `orders`. */
function areaOf(path: string): string {
  return path.split('/')[1]?.toLowerCase() ?? ''
}

/** The site with the pages of one area, what they stand in, and the page for what is not found. */
function onlyOf(area: string, build: ServerBuild): ServerBuild {
  const kept = new Set<string>()
  for (const [id, pattern] of patternsOf(build.routes)) {
    if (![area, '*'].includes(areaOf(pattern))) continue
    for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) kept.add(at)
  }
  const pick = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)))
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  }
}

/** The whole address of every route that nothing stands below, by its id: pages, files and forms. */
export function patternsOf(routes: Routes): Map<string, string> {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  return new Map(
    all
      .filter(({ id }) => !parents.has(id))
      .map(({ id, path = '', parentId }) => {
        let whole = path
        for (let at = parentId; at; at = routes[at]?.parentId) whole = `${routes[at]?.path ?? ''}/${whole}`
        const pattern = `/${whole}`
          .replace(/\/:locale\?/, '')
          .replace(/\/{2,}/g, '/')
          .replace(/(.)\/$/, '$1')
        return [id, pattern]
      }),
  )
}
