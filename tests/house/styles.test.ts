import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'build/client/assets')
const files = readdirSync(folder).filter((file) => file.endsWith('.css'))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test.each(files)('%s has no rule that makes the browser style all of a page again at each change', (file) => {
  // Tailwind's `group-has-*` and `peer-has-*` end in `:has(…) *`: whatever changes, any element may be meant.
  expect(read(file).match(/:where\(\.(?:group|peer)[^)]*\):has[^{]*/g) ?? []).toEqual([])
})

test.each(files)(
  '%s uses no name of a token that nothing has: the browser would leave the rule out',
  (file) => {
    const set = new Set(
      files.flatMap((each) => [...read(each).matchAll(/(--[\w-]+)\s*[:{]/g)].map(([, name]) => name)),
    )
    for (const path of globSync('app/**/*.{ts,tsx}', { cwd: root })) {
      for (const [, name] of readFileSync(join(root, path), 'utf8').matchAll(/['"](--[\w-]+)['"]/g))
        set.add(name)
    }
    const used = [...read(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
    expect(used.filter((name) => !set.has(name))).toEqual([])
  },
)

test('there are styles', () => expect(files.length).toBeGreaterThan(0))
