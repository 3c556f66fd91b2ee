import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isOfOffice } from '#app/shop-manifest.ts'
import { type Locale, LOCALES } from '#shared/locale.ts'

/** What a public page may load of compressed JavaScript. */
const MOST_BYTES = 105_000

type ManifestPart = { module: string; imports?: string[] }
type ManifestRoute = ManifestPart & { id: string; parentId?: string; hasDefaultExport?: boolean }
type Manifest = { entry: ManifestPart; routes: Record<string, ManifestRoute> }

const folder = new URL('../../build/client/', import.meta.url)
const assets = readdirSync(new URL('assets/', folder))
const manifestFile = assets.find((file) => /^manifest-.*-shop\.js$/.test(file)) ?? 'none'
const read = (file: string) => readFileSync(new URL(`assets/${file}`, folder), 'utf8')
const manifest = JSON.parse(/=(.*);$/s.exec(read(manifestFile))?.[1] ?? '') as Manifest

/** As it is sent to a browser. */
function bytesOf(file: string): number {
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

function scriptsOf(id: string, locale: Locale): Set<string> {
  const loaded = new Set([manifestFile])
  let route = manifest.routes[id]
  const parts: ManifestPart[] = [manifest.entry]
  for (; route; route = manifest.routes[route.parentId ?? '']) parts.push(route)
  for (const { module, imports = [] } of parts)
    for (const path of [module, ...imports]) load(path.slice('/assets/'.length), locale, loaded)
  return loaded
}

const parents = new Set(Object.values(manifest.routes).map(({ parentId }) => parentId))
const pages = Object.values(manifest.routes)
  .filter(({ id, hasDefaultExport }) => hasDefaultExport && !isOfOffice(id) && !parents.has(id))
  .map(({ id }) => id)

describe.each(LOCALES)('a page in %s', (locale) => {
  test.each(pages)('%s loads little', (id) => {
    const scripts = [...scriptsOf(id, locale)]
    const sizes = Object.fromEntries(scripts.map((file) => [file, bytesOf(file)]))
    const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)
    expect(scripts.some((file) => file.startsWith(`texts-${locale}-`))).toBe(true)
    expect(scripts.filter((file) => /staff/.test(file))).toEqual([])
    expect(total, JSON.stringify(sizes, undefined, 2)).toBeLessThanOrEqual(MOST_BYTES)
  })
})

test('the list of routes that the shop carries knows the addresses of the office, and none of its code', () => {
  const office = Object.values(manifest.routes).filter(({ id }) => isOfOffice(id))
  const door = manifest.routes['routes/site/not-found/page']
  expect(pages.length).toBeGreaterThan(10)
  expect(office.length).toBeGreaterThan(20)
  expect(new Set(office.map(({ module }) => module))).toEqual(new Set([door?.module]))
})

test('the list of routes that the shop carries has every parent, without which no page comes alive', () => {
  const missing = Object.values(manifest.routes).filter(
    ({ parentId }) => parentId !== undefined && !(parentId in manifest.routes),
  )
  expect(missing).toEqual([])
})
