import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findCircles, findOrderFaults } from './modules.ts'
import { readSources } from './read-source.ts'

const sources = readSources('.')

/** The modules of domain/ as docs/architecture.md lists them, the lowest first. */
function readOrder(): string[] {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const list = /<!-- modules -->\s*```\n(.*?)```/s.exec(page)?.[1] ?? ''
  return list.split(/[\s,]+/).filter(Boolean)
}

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

test('modules import only those that docs/architecture.md lists below them', () => {
  expect(findOrderFaults(sources, readOrder())).toEqual([])
})

test('finds an import of a higher module, a module that is not listed and one that no longer exists', () => {
  const root = plant({
    'domain/orders/cart/index.ts': `import type { Order } from '../orders/index.ts'\nexport type Cart = Order\n`,
    'domain/orders/orders/index.ts': `export type { Row } from '../wishes/index.ts'\nexport type Order = string\n`,
    'domain/wishes/index.ts': `export type Row = string\n`,
  })
  expect(findOrderFaults(readSources(root), ['cart', 'orders', 'coupons'])).toEqual([
    'wishes is not in the order',
    'coupons is in the order and does not exist',
    'domain/orders/cart/index.ts imports domain/orders/orders/index.ts, which stands above it',
  ])
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

test('a module’s index.ts begins with what it is for', () => {
  for (const name of readOrder()) {
    const index = `domain/${name}/index.ts`
    expect(existsSync(index), index).toBe(true)
    expect(readFileSync(index, 'utf8'), index).toMatch(/^\/\*\*[^]*?\*\//)
  }
})
