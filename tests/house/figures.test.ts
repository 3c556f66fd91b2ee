import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOMS } from '../../rooms.ts'
import { isRelative, listComments } from './comments.ts'
import { measureHouse, printFigures, relativeShare } from './figures.ts'
import { readSource, readSources } from './read-source.ts'
import { countRepeated, shapeOf } from './repeated.ts'

const figures = measureHouse('.', ROOMS)
console.log(printFigures(figures))

/** Writes files to a temporary folder, which is deleted after the test. */
function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'krok-figures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('no edge between rooms leads upwards, and no files import each other in a cycle', () => {
  expect(figures).toMatchObject({ rooms: ROOMS.length, upwardEdges: 0, circles: 0 })
})

test('comments begin with a verb or the thing they are about', () => {
  expect(relativeShare(figures)).toBe(0)
})

test.each([
  ['What follows from an order.', true],
  ['Whether it has arrived.', true],
  ['Of what is counted, the largest.', true],
  ['By whom it was written.', true],
  ['Those who wait.', true],
  ['That it has arrived.', true],
  ['Freezes the recipients.', false],
  ['The lock is held until the end.', false],
  ['Whatsapp is not asked.', false],
  ['When the database is away, it waits.', false],
  ['By the day.', false],
])('tells a relative clause from other beginnings: %s', (comment, is) => {
  expect(isRelative(comment)).toBe(is)
})

test('counts lines of comments below each other as one comment', () => {
  const root = plant({
    'app/a.tsx': [
      '/**',
      ' * Which of them.',
      ' */',
      '// One,',
      '// going on.',
      '',
      '// Another.',
      'export const a = <p>{/* Inside. */}</p> // Behind.',
    ].join('\n'),
  })
  expect(listComments(readSource(root, 'app/a.tsx'))).toEqual([
    'Which of them.',
    'One, going on.',
    'Another.',
    'Inside.',
    'Behind.',
  ])
})

test('counts pairs of files that share six lines, to the letter or by their shape', () => {
  const six = (name: string) => Array.from({ length: 6 }, (_, at) => `const ${name}${at} = ${at}`)
  const root = plant({
    'app/a.ts': six('a').join('\n'),
    'app/b.ts': ['export const other = 1', ...six('a')].join('\n// Between.\n\n'),
    'app/c.ts': six('c').join('\n'),
    'app/d.ts': six('a').slice(1).join('\n'),
  })
  const sources = readSources(root)
  expect([countRepeated(sources), countRepeated(sources, shapeOf)]).toEqual([1, 3])
})

test('counts each edge once, between rooms and modules, and tables with several writers', () => {
  const write = `import { rows, notes as remarks } from '#database/schema/index.ts'\n`
  const root = plant({
    'domain/low/cart/index.ts': `${write}export const a = (ctx) => ctx.db.insert(rows)\nexport const m = new Map()\n`,
    'domain/low/cart/b.ts': `import type { O } from '#domain/high/orders/index.ts'\nexport type B = O\n`,
    'domain/high/orders/index.ts': `${write}import { a } from '#domain/low/cart/index.ts'\nexport type O = typeof a\nexport const d = (ctx) => ctx.db.delete(rows)\n`,
    'domain/high/orders/c.ts': `export { a } from '#domain/low/cart/index.ts'\n`,
    'domain/high/stock/index.ts': `${write}export const s = (ctx) => ctx.db.update(remarks)\n`,
    'domain/high/stock/index.test.ts': `${write}export const s = (ctx) => ctx.db.insert(rows)\n`,
    'domain/kernel/context.ts': `export type C = string\n`,
    'database/seed/fill.ts': `export const many = 1 // How many.\n`,
    'tests/http/a.test.ts': `// What is asked.\n// One comment still.\n\n// Another.\n`,
  })
  expect(measureHouse(root, ['low', 'high'])).toMatchObject({
    files: 6,
    lines: 13,
    medianLines: 2,
    maxLines: 4,
    rooms: 2,
    modules: 3,
    moduleEdges: 2,
    roomEdges: 2,
    upwardEdges: 1,
    circles: 0,
    tablesOfModules: 1,
    tablesOfRooms: 1,
    comments: 3,
    relativeComments: 2,
  })
})

test('an earlier state without rooms is measured too, and stands before this one', () => {
  const root = plant({
    'domain/cart/index.ts': `import type { O } from '#domain/orders/index.ts'\nexport type C = O\n`,
    'domain/orders/index.ts': `export type O = string\n`,
  })
  const before = measureHouse(root, ['orders'])
  expect(before).toMatchObject({ rooms: 0, modules: 2, moduleEdges: 1, roomEdges: 0 })
  expect(printFigures(figures, before).split('\n')[1]).toMatch(/^source files +2 +[\d,]+$/)
})
