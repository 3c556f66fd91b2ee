import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../build/client/assets/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.css'))

test.each(files)('%s has no rule that makes the browser style all of a page again at each change', (file) => {
  const css = readFileSync(new URL(file, folder), 'utf8')
  // Tailwind's `group-has-*` and `peer-has-*` end in `:has(…) *`: whatever changes, any element may be meant.
  expect(css.match(/:where\(\.(?:group|peer)[^)]*\):has[^{]*/g) ?? []).toEqual([])
})

test('there are styles', () => expect(files.length).toBeGreaterThan(0))
