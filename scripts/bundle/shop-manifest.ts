import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isForDevelopers, isOfOffice, shopManifest } from '#app/platform/shop-manifest.ts'

type ManifestRoute = {
  id: string
  parentId?: string
  path?: string
  hasAction: boolean
  hasDefaultExport: boolean
  module: string
  imports: string[]
  css: string[]
}
export type Manifest = { url: string; routes: Record<string, ManifestRoute> }

const BEFORE = 'window.__reactRouterManifest='
const ROOT = 'root'
const NOT_FOUND = 'routes/site/not-found/page'

/** Writes the list of routes that pages of the shop carry: that of the router, with only the addresses of the office. */
export function writeShopManifest(client: string): void {
  const assets = join(client, 'assets')
  const whole = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!whole) throw new Error(`${assets} has no manifest of the router`)
  const text = readFileSync(join(assets, whole), 'utf8')
  if (!text.startsWith(BEFORE)) throw new Error(`${whole} does not start with ${BEFORE}`)
  const manifest = JSON.parse(text.slice(BEFORE.length).replace(/;$/, '')) as Manifest
  writeFileSync(
    join(assets, shopManifest(whole)),
    `${BEFORE}${JSON.stringify(withoutKnown(trimToShop(manifest)), withoutFalse)};`,
  )
}

/** Only what pages of the shop need to find their way: the router fails on a route whose parent it does not know. */
export function trimToShop(manifest: Manifest): Manifest {
  // The address is what React preloads when it takes the page over.
  return { ...withoutOffice(withoutFiles(manifest)), url: shopManifest(manifest.url) }
}

/** Files and the like are no pages: the browser fetches them itself. */
function withoutFiles({ routes, ...manifest }: Manifest): Manifest {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const pages = Object.entries(routes).filter(
    ([id, route]) => route.hasDefaultExport || route.hasAction || parents.has(id),
  )
  return { ...manifest, routes: Object.fromEntries(pages) }
}

function withoutOffice(manifest: Manifest): Manifest {
  const { [NOT_FOUND]: notFound, ...routes } = manifest.routes
  if (!notFound) throw new Error(`the router's manifest has no ${NOT_FOUND}`)
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  for (const { id, path } of Object.values(routes)) {
    if (!isOfOffice(id)) continue
    delete routes[id]
    if (path !== undefined && !parents.has(id) && !isForDevelopers(id)) routes[id] = { ...notFound, id, path }
  }
  return { ...manifest, routes: { ...routes, [NOT_FOUND]: notFound } }
}

/** Every page has the root, so a route says only which other files it needs. */
function withoutKnown({ routes, ...manifest }: Manifest): Manifest {
  const root = routes[ROOT]
  if (!root) throw new Error(`the router's manifest has no ${ROOT}`)
  const known = new Set([...root.imports, ...root.css])
  const others = (files: string[]) => files.filter((file) => !known.has(file))
  const entries = Object.entries(routes).map(([id, route]) => {
    const lean = { ...route, imports: others(route.imports), css: others(route.css) }
    return [id, id === ROOT ? route : lean] as const
  })
  return { ...manifest, routes: Object.fromEntries(entries) }
}

/** Leaves out values that are false or empty lists: an absent value means the same. */
function withoutFalse(_name: string, value: unknown): unknown {
  return value === false || (Array.isArray(value) && value.length === 0) ? undefined : value
}
