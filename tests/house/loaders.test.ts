import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listLoaders } from './loaders.ts'
import { readSources } from './read-source.ts'

/** A page that needs three gets one verb that reads what the page shows (docs/decisions/0091-a-loader-is-one-read.md). */
const MOST = 2

test('no loader calls three verbs', () => {
  const loaders = listLoaders(readSources('.'))
  expect(loaders.length).toBeGreaterThan(80)
  expect(loaders.filter(({ verbs }) => verbs.length > MOST)).toEqual([])
})

/** A module with three verbs and a plain function, and a page with this loader. */
function plant(loader: string) {
  const root = mkdtempSync(join(tmpdir(), 'krok-house-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const verbs = ['getWish', 'listWishes', 'countWishes']
  const files = {
    'domain/orders/wishes/index.ts': `export { ${verbs.join(', ')}, costOf } from './wishes.ts'\n`,
    'domain/orders/wishes/wishes.ts': [
      ...verbs.map((name) => `export async function ${name}(ctx: Ctx) {}\n`),
      'export function costOf(wish: Wish) {}\n',
    ].join(''),
    'app/routes/orders/wishes/page.tsx': `import { ${verbs.join(', ')}, costOf } from '#domain/orders/wishes/index.ts'\n${loader}\n`,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return listLoaders(readSources(root)).flatMap((found) => found.verbs)
}

test.each([
  [
    'in a row, handed on and side by side',
    `export async function loader({ context }) {
       const wish = await runVerb(context, getWish)
       return runVerb(context, (ctx) => Promise.all([listWishes(ctx), countWishes(ctx), costOf(wish)]))
     }`,
    ['getWish', 'listWishes', 'countWishes'],
  ],
  [
    'in parts that may fail alone, and elsewhere on the page',
    `export async function loader({ context }) {
       const counted = await runPart(context, (ctx) => countWishes(ctx))
       return { counted, wishes: await runVerb(context, (ctx) => listWishes(ctx)) }
     }
     export async function action({ context }) { await runVerb(context, getWish) }`,
    ['listWishes'],
  ],
])('counts the verbs of a loader: %s', (_how, loader, verbs) => {
  expect(plant(loader)).toEqual(verbs)
})
