import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isOfOffice } from '#app/platform/shop-manifest.ts'
import type { Locale } from '#shared/kernel/locale.ts'

/* The files that the built pages have a browser load, read from the build. */

type ManifestPart = { module: string; imports?: string[]; css?: string[] }
type ManifestRoute = ManifestPart & { id: string; parentId?: string; hasDefaultExport?: boolean }
type Manifest = { entry: ManifestPart; routes: Record<string, ManifestRoute> }

const folder = new URL('../../build/client/', import.meta.url)
const assets = readdirSync(new URL('assets/', folder))
const manifestFile = assets.find((file) => /^manifest-.*-shop\.js$/.test(file)) ?? 'none'
const read = (file: string) => readFileSync(new URL(`assets/${file}`, folder), 'utf8')

/** The list of routes that the shop's pages carry. */
export const manifest = JSON.parse(/=(.*);$/s.exec(read(manifestFile))?.[1] ?? '') as Manifest

const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId))
/** The ids of all pages but the office's. */
export const publicPages = Object.values(manifest.routes)
  .filter(({ id, hasDefaultExport }) => hasDefaultExport && !isOfOffice(id) && !parents.has(id))
  .map(({ id }) => id)

/** The size of a file of `assets` as it is sent to a browser. */
export function bytesOf(file: string): number {
  const name = assets.includes(`${file}.br`) ? `${file}.br` : file
  return statSync(new URL(`assets/${name}`, folder)).size
}

/** Adds a file, what it imports, and the texts in the page's language that it fetches at once. */
function load(file: string, locale: Locale, loaded: Set<string>): void {
  if (loaded.has(file)) return
  loaded.add(file)
  const code = read(file)
  const at = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, found = '']) => found)
  const imported = at(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)
  const texts = at(/import\("\.\/(texts-[\w-]+\.js)"\)/g).filter((name) =>
    name.startsWith(`texts-${locale}-`),
  )
  for (const next of [...imported, ...texts]) load(next, locale, loaded)
}

/** The parts of a page: the site's entry, its layouts and itself. */
function partsOf(id: string): ManifestPart[] {
  const parts: ManifestPart[] = [manifest.entry]
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? ''])
    parts.push(route)
  return parts
}

// The router marks styles that a lazy module names too: `….css#`.
const nameOf = (path: string) => path.slice('/assets/'.length).replace('#', '')

/** The scripts that a page loads at once. */
export function scriptsOf(id: string, locale: Locale): Set<string> {
  const loaded = new Set([manifestFile])
  for (const { module, imports = [] } of partsOf(id))
    for (const path of [module, ...imports]) load(nameOf(path), locale, loaded)
  return loaded
}

/** The stylesheets that a page links. */
export function stylesOf(id: string): Set<string> {
  return new Set(partsOf(id).flatMap(({ css = [] }) => css.map(nameOf)))
}
