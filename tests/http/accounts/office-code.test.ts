import { globSync, readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'

/*
 * The code that a browser loads for the pages of the shop: their modules and all that those import. What is imported lazily is
 * loaded by none of them before somebody does something.
 */
const build = (await import(new URL('../../../build/server/index.js', import.meta.url).href)) as ServerBuild
const { assets, routes } = build

const isOffice = (id: string): boolean => {
  const parent = routes[id]?.parentId
  return /^routes\/admin\/(?!accounts\/setup)/.test(id) || (parent !== undefined && isOffice(parent))
}
const ids = Object.keys(assets.routes)
const office = ids.filter(isOffice)
const shop = ids.filter((id) => !isOffice(id) && !id.startsWith('routes/admin/accounts/setup'))

const LOADED = /(?:(?:from|import)\s*"|import\([`"](?=\.\/texts-))\.\/([\w.-]+\.js)[`"]/g
const read = (file: string) => readFileSync(new URL(`../../../build/client${file}`, import.meta.url), 'utf8')

/** A file of the build and what it imports or, as texts of both languages, fetches at once, whatever the list of the build says. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, name] of read(file).matchAll(LOADED)) {
    loadedWith(`/assets/${name}`, found)
  }
  return found
}

function filesOf(routeIds: string[]): Set<string> {
  const found = new Set<string>()
  for (const file of [assets.entry.module, ...assets.entry.imports]) loadedWith(file, found)
  for (const id of routeIds) {
    const route = assets.routes[id]
    for (const file of route ? [route.module, ...(route.imports ?? [])] : []) loadedWith(file, found)
  }
  return found
}

/** Marks of the office's own code: its texts in both languages, and the library of its charts. */
const CHART = 'is not a registered '
const MARKS = [en.adminsOnly.title, th.adminsOnly.title, en.nav.sections, CHART]

test('the pages of the shop load no code of the office', () => {
  expect(office.length).toBeGreaterThan(4)
  expect(shop.length).toBeGreaterThan(15)
  const files = [...filesOf(shop)]
  expect(files.filter((file) => office.some((id) => assets.routes[id]?.module === file))).toEqual([])
  for (const file of files) {
    const code = read(file)
    expect(MARKS.filter((mark) => code.includes(mark)).map((mark) => `${file}: ${mark}`)).toEqual([])
  }
})

test('the same look finds the code of the office in the office; the charts come later, with one page', () => {
  const code = [...filesOf(office)].map(read).join('\n')
  expect(MARKS.filter((mark) => !code.includes(mark))).toEqual([CHART])
  const all = globSync('*.js', { cwd: new URL('../../../build/client/assets', import.meta.url) })
  expect(all.filter((file) => read(`/assets/${file}`).includes(CHART))).toHaveLength(1)
})
