import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { Locale } from '#shared/kernel/locale.ts'
import type { BrowserFile } from '../../scripts/bundle/list-modules.ts'

/* The files that the built pages have a browser load, read from the build. */

type ManifestPart = { module: string; imports?: string[]; css?: string[] }
type ManifestRoute = ManifestPart & { id: string; parentId?: string; hasDefaultExport?: boolean }
type Manifest = { entry: ManifestPart; routes: Record<string, ManifestRoute> }

const client = new URL('../../build/client/', import.meta.url)
const manifestFile = readdirSync(new URL('assets/', client)).find((file) => /^manifest-\w+\.js$/.test(file))
/** All routes; a browser is told of those that its page needs (`routeDiscovery`). */
const manifest = JSON.parse(
  /=(.*);$/s.exec(readFileSync(new URL(`assets/${manifestFile}`, client), 'utf8'))?.[1] ?? '',
) as Manifest

/** Each script of the browser: scripts/bundle/list-modules.ts writes them. */
export const browserFiles = JSON.parse(
  readFileSync(new URL('../browser-modules.json', client), 'utf8'),
) as Record<string, BrowserFile>

const isOfOffice = (id: string) => /^routes\/(admin|dev)\//.test(id)
const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId))
/** The ids of all pages but the office's. */
export const publicPages = Object.values(manifest.routes)
  .filter(({ id, hasDefaultExport }) => hasDefaultExport && !isOfOffice(id) && !parents.has(id))
  .map(({ id }) => id)

/** The size of a file as it is sent to a browser. */
export function bytesOf(file: string): number {
  const compressed = new URL(`${file}.br`, client)
  return statSync(existsSync(compressed) ? compressed : new URL(file, client)).size
}

/** True if nothing of ours is in a script: React, the router and what the build itself adds, whose names begin with a zero byte. */
export function isLibrary(file: string): boolean {
  return modulesOf(file).every((module) => module.includes('node_modules/') || module.startsWith('\0'))
}

/** The modules that a script was made of. */
export function modulesOf(file: string): string[] {
  return fileOf(file).modules
}

function fileOf(file: string): BrowserFile {
  const found = browserFiles[file]
  if (!found) throw new Error(`build/browser-modules.json does not name ${file}`)
  return found
}

/** Adds a file, what it imports, and the texts in the page's language that it fetches at once. */
function load(file: string, locale: Locale, loaded: Set<string>): void {
  if (loaded.has(file)) return
  loaded.add(file)
  const { imports, later } = fileOf(file)
  const texts = later.filter((name) => name.startsWith(`assets/texts-${locale}-`))
  for (const next of [...imports, ...texts]) load(next, locale, loaded)
}

/** The parts of a page: the site's entry, its layouts and itself. */
function partsOf(id: string): ManifestPart[] {
  const parts: ManifestPart[] = [manifest.entry]
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? ''])
    parts.push(route)
  return parts
}

// The router marks styles that a lazy module names too: `….css#`.
const nameOf = (path: string) => path.slice(1).replace('#', '')

/** The scripts that a page loads at once. */
export function scriptsOf(id: string, locale: Locale): Set<string> {
  const loaded = new Set<string>()
  for (const { module, imports = [] } of partsOf(id))
    for (const path of [module, ...imports]) load(nameOf(path), locale, loaded)
  return loaded
}

/** The stylesheets that a page links. */
export function stylesOf(id: string): Set<string> {
  return new Set(partsOf(id).flatMap(({ css = [] }) => css.map(nameOf)))
}
