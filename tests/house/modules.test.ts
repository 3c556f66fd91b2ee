import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOMS } from '../../rooms.ts'
import { findCircles, findModuleCircles, findRoomFaults } from './modules.ts'
import { readSources } from './read-source.ts'

const sources = readSources('.')

/** Writes files to a temporary folder, which is deleted after the test. */
function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'krok-house-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('a room knows only those below it', () => {
  expect(findRoomFaults(sources, ROOMS)).toEqual([])
})

test('docs/architecture.md begins with the rooms, in their order', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const listed = [...page.matchAll(/^\| \*\*(\w+)\*\* +\|/gm)].map(([, room]) => room)
  expect(listed).toEqual([...ROOMS])
})

test('finds an import of a higher room, a room that is not listed, one that is gone, and a loose file', () => {
  const root = plant({
    'domain/low/cart/index.ts': `import type { Order } from '#domain/high/orders/index.ts'\nexport type Cart = Order\n`,
    'domain/high/orders/index.ts': `export type { Row } from '#domain/attic/wishes/index.ts'\nexport type Order = string\n`,
    'domain/attic/wishes/index.ts': `export type Row = string\n`,
    'domain/tokens.ts': `export type Token = string\n`,
  })
  expect(findRoomFaults(readSources(root), ['low', 'high', 'cellar'])).toEqual([
    'domain/tokens.ts lies in no room',
    'attic is not in the list of rooms',
    'tokens.ts is not in the list of rooms',
    'cellar is listed and does not exist',
    'domain/low/cart/index.ts imports domain/high/orders/index.ts, which stands above it',
  ])
})

test('no modules import each other in a cycle', () => {
  expect(findModuleCircles(sources)).toEqual([])
})

test('finds a cycle of modules that is none of files', () => {
  const root = plant({
    'domain/orders/cart/a.ts': `import type { Order } from '../orders/b.ts'\nexport type Cart = Order\n`,
    'domain/orders/cart/c.ts': `export type Line = string\n`,
    'domain/orders/orders/b.ts': `export type Order = string\n`,
    'domain/orders/orders/d.ts': `import type { Line } from '../cart/c.ts'\nexport type Item = Line\n`,
  })
  expect(findModuleCircles(readSources(root))).toEqual([['orders/cart', 'orders/orders']])
  expect(findCircles(readSources(root))).toEqual([])
})

test('no files import each other in a cycle', () => {
  expect(findCircles(sources)).toEqual([])
})

test('finds a cycle, also one of types and one through a third file', () => {
  const root = plant({
    'app/a.ts': `import type { B } from './b.ts'\nexport type A = B\n`,
    'app/b.ts': `import { c } from '#shared/c.ts'\nexport type B = typeof c\n`,
    'shared/c.ts': `export type { A } from '#app/a.ts'\nexport const c = 1\n`,
    'shared/d.ts': `import { c } from './c.ts'\nexport const d = c\n`,
  })
  expect(findCircles(readSources(root))).toEqual([['app/a.ts', 'app/b.ts', 'shared/c.ts']])
})

test('each module has an index.ts that begins with what it is for', () => {
  const modules = globSync('domain/*/*/', { exclude: ['domain/kernel/**'] })
  expect(modules.length).toBeGreaterThan(50)
  for (const module of modules) {
    expect(readFileSync(join(module, 'index.ts'), 'utf8'), module).toMatch(/^\/\*\*[^]*?\*\//)
  }
})
