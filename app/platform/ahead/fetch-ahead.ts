/*
 * Leans on: `window.__reactRouterManifest`, in which the router keeps the files of routes, and the addresses of data,
 * `….data?_routes=`.
 * Gains: from press to paint 440 ms in place of 654, on a slow processor.
 * Held by: tests/e2e/ahead/ahead.spec.ts, which sees that nothing is asked for twice.
 * To take it out: `watchLinks` in app/components/shell/after-load.ts.
 */
import type { BrowserRouter } from '#app/platform/browser-router.ts'

type ManifestRoute = { module: string; imports?: string[]; hasLoader?: boolean; hasClientLoader?: boolean }

/** The `handle` of a page, about its picture at the top: a card's picture becomes that one. */
type PageModule = { handle?: { pictureSizes?: string } }

type Ahead = { router: BrowserRouter; link: Element; signal: AbortSignal }

/**
 * Fetches what the page at `to` will ask for when the link is pressed: its scripts, its data, and the picture of the
 * card around the link as large as the page shows it. Each is asked for as the page will, so the browser has it by then.
 * What fails is asked for again by the page, which says so.
 */
export async function fetchAhead(to: URL, { router, link, signal }: Ahead): Promise<void> {
  const known = knownRoutes()
  const ids = router.match(to.pathname)?.map(({ route }) => route.id) ?? []
  const routes = ids.flatMap((id) => {
    const route = known[id]
    return route ? [{ ...route, id }] : []
  })
  const page = routes.at(-1)
  if (!page) return
  // Nothing is kept of the pages of somebody who is signed in: their data would be read twice.
  const data = router.state.loaderData.root?.user ? [] : dataOf(to, routes)
  await Promise.allSettled([
    ...data.map((address) => fetchData(address, signal)),
    fetchScripts(page).then(({ handle }) => fetchPicture(link, handle?.pictureSizes)),
  ])
}

/** Fetches the scripts of a route by its id, for a form that has to do its work without a network as well. */
export async function fetchScriptsOf(id: string): Promise<void> {
  const route = knownRoutes()[id]
  if (route) await fetchScripts(route)
}

function knownRoutes(): Record<string, ManifestRoute> {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> }
  }
  return manifest?.routes ?? {}
}

/** Runs them too: what they ask for in turn, such as texts, comes with them. */
async function fetchScripts({ module, imports = [] }: ManifestRoute): Promise<PageModule> {
  const load = (file: string): Promise<PageModule> => import(/* @vite-ignore */ file)
  const [page] = await Promise.all([module, ...imports].map(load))
  return page ?? {}
}

/** Returns the addresses at which the router will ask for the data: all at once, but for routes that ask themselves. */
function dataOf(to: URL, routes: (ManifestRoute & { id: string })[]): URL[] {
  const loading = routes.filter(({ hasLoader }) => hasLoader)
  const own = loading.filter(({ hasClientLoader }) => hasClientLoader)
  if (own.length === 0) return [dataAt(to)]
  const others = loading.filter(({ hasClientLoader }) => !hasClientLoader)
  return [others, ...own.map((route) => [route])].map((some) =>
    dataAt(to, some.map(({ id }) => id).join(',')),
  )
}

function dataAt({ pathname, search, origin }: URL, routes?: string): URL {
  const url = new URL(`${pathname}${pathname.endsWith('/') ? '_.data' : '.data'}${search}`, origin)
  if (routes) url.searchParams.set('_routes', routes)
  return url
}

/** The server lets such an answer be used for a moment (server/pages/asked-ahead.ts). */
async function fetchData(address: URL, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { headers: { purpose: 'prefetch' }, signal })
  await response.arrayBuffer()
}

async function fetchPicture(link: Element, sizes: string | undefined): Promise<void> {
  const shown = link.closest('article')?.querySelector('.card-picture')
  if (!shown || !sizes) return
  const ahead = document.createElement('picture')
  const sources = shown.parentElement?.matches('picture') ? [...shown.parentElement.children] : [shown]
  ahead.append(...sources.map((source) => source.cloneNode()))
  for (const source of ahead.children) source.setAttribute('sizes', sizes)
  const image = ahead.querySelector('img')
  if (!image) return
  image.loading = 'eager'
  await image.decode()
}
