import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSource, visit } from './read-source.ts'

/* The owner's year names pages and buttons in the screen's own words: whatever is bold there is a text of the shop. */

const root = join(import.meta.dirname, '../..')
const read = (page: string) => readFileSync(join(root, 'docs/guides', page), 'utf8')

/** All texts of a language that stand whole in its files. */
function textsOf(language: string): Set<string> {
  const texts = new Set<string>()
  for (const path of globSync(`shared/messages/${language}/**/*.ts`, { cwd: root })) {
    visit(readSource(root, path).program, {
      Literal: ({ value }) => void (typeof value === 'string' && texts.add(value)),
    })
  }
  return texts
}

function boldWords(page: string): string[] {
  return [...page.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words = '']) => words.replaceAll(/\s+/g, ' '))
}

test.each([
  ['owners-year.md', 'en'],
  ['owners-year.th.md', 'th'],
])('whatever is bold in %s is on the screen', (page, language) => {
  const texts = textsOf(language)
  const bold = boldWords(read(page))
  expect(bold.length).toBeGreaterThan(100)
  expect(bold.filter((words) => !texts.has(words))).toEqual([])
})

test('a button that no page has is noticed, over two lines too', () => {
  const texts = textsOf('en')
  const bold = boldWords('Open **Today** and press **Pay\n   everyone**.')
  expect(bold.filter((words) => !texts.has(words))).toEqual(['Pay everyone'])
})

test('both languages have the same headings and steps', () => {
  const outline = (page: string) =>
    read(page)
      .split('\n')
      .flatMap((line) => /^(#+|-|\d+\.) /.exec(line)?.[1] ?? [])
  expect(outline('owners-year.th.md')).toEqual(outline('owners-year.md'))
})
