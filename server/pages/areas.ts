import { createRequestHandler, type ServerBuild } from 'react-router'
import { withoutLocale } from '#shared/kernel/locale.ts'

type Routes = ServerBuild['routes']
type Handler = ReturnType<typeof createRequestHandler>

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
  return (request, context) => {
    // The data of `/` are at `/_.data`.
    const path = new URL(request.url).pathname.replace(/(\/_)?\.data$/, '')
    return (handlers.get(areaOf(withoutLocale(path))) ?? ofAll)(request, context)
  }
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
