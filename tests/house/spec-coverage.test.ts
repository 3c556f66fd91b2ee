import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { assertedWords } from './asserted-words.ts'
import { readSource } from './read-source.ts'

/*
 * docs/spec-coverage.md quotes the specification from its first word to its last, cut into lines as its author liked. So
 * nothing compares sentences: the quotes of a section, one after the other, are the section.
 */
const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const SPECIFICATION = read('docs/specification.md')
const COVERAGE = read('docs/spec-coverage.md')

type Row = {
  number: string
  quote: string
  does: string[]
  shown: { file: string; title: string }[]
  records: string[]
  /** The record's words that stand in quotes: nobody reads them here. */
  isUnsaid: boolean
  open: string | undefined
}

/** The words alone: no headings, no heads of tables, no marks of lists and cells. */
function wordsOf(markdown: string): string {
  return markdown
    .replaceAll(/^\|.*\|\n\|[-|\s]+\|$/gm, '')
    .replaceAll(/^#.*$/gm, '')
    .replaceAll(/^- /gm, '')
    .replaceAll(/[\s|\\]+/g, ' ')
    .trim()
}

/** The sections by number; what stands before the first is section 0. */
function sectionsOf(markdown: string): Map<string, string> {
  const [opening = '', ...rest] = markdown.split(/^## (?=\d+\. )/m)
  return new Map([
    ['0', opening],
    ...rest.map((section): [string, string] => [
      /^\d+/.exec(section)?.[0] ?? '',
      section.replace(/^.*\n/, ''),
    ]),
  ])
}

function rowsOf(coverage: string): Row[] {
  const [, ...blocks] = coverage.split(/^- \*\*(?=\d+\.\d+\*\*)/m)
  return blocks.map((block) => {
    const [quote = '', ...lines] =
      block
        .split(/\n\n|^#/m)[0]
        ?.trim()
        .split(/\n\s+- /) ?? []
    const line = (kind: string) => lines.find((one) => one.startsWith(`${kind}: `))?.slice(kind.length + 2)
    const shown = line('shown')?.replaceAll(/\s+/g, ' ') ?? ''
    return {
      number: /^[\d.]+/.exec(quote)?.[0] ?? '',
      quote: wordsOf(quote.replace(/^[\d.]+\*\*/, '')),
      does: [...(line('does') ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      shown: [...shown.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
        file,
        title: title.replaceAll('\\', ''),
      })),
      records: [...(line('record') ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => `docs/${path}`),
      isUnsaid: /\) not said: ./.test(line('record') ?? ''),
      open: line('open'),
    }
  })
}

/** The titles of the tests of a file, with their placeholders. */
function titlesOf(source: string): string[] {
  const calls = source.matchAll(
    /(?:\b(?:test|describe)(?:\.\w+)*\(|[\])`]\()\s*('(?:\\.|[^'\n\\])*'|"[^"\n]*"|`[^`\n]*`)\s*,/g,
  )
  return [...calls].map(([, title = '']) => title.slice(1, -1).replaceAll('\\', ''))
}

type Faults = {
  words: string[]
  lumped: string[]
  files: string[]
  tests: string[]
  records: string[]
  unproved: string[]
  unasserted: string[]
}

function findFaults(specification: string, coverage: string): Faults {
  const rows = rowsOf(coverage)
  const inSection = (section: string) => rows.filter(({ number }) => number.split('.')[0] === section)
  return {
    words: [...sectionsOf(specification)].flatMap(([section, text]) => {
      const own = inSection(section)
      const isNumbered = own.every(({ number }, at) => number === `${section}.${at + 1}`)
      const quoted = own.map(({ quote }) => quote).join(' ')
      return isNumbered && quoted === wordsOf(text)
        ? []
        : [`${section}: ${firstDifference(wordsOf(text), quoted)}`]
    }),
    lumped: rows.filter(({ quote }) => hasTwoSentences(quote)).map(({ number }) => number),
    files: rows.flatMap(({ number, does }) =>
      does.filter((file) => !existsSync(join(root, file))).map((file) => `${number}: ${file}`),
    ),
    tests: rows.flatMap(({ number, shown }) =>
      shown.filter((one) => countTests(one) !== 1).map(({ file, title }) => `${number}: ${file} ${title}`),
    ),
    records: rows.flatMap(({ number, records }) =>
      records.filter((path) => !existsSync(join(root, path))).map((path) => `${number}: ${path}`),
    ),
    unproved: rows.filter(isUnproved).map(({ number }) => number),
    unasserted: rows.flatMap(unassertedWords),
  }
}

/** The site's words stand in quotes, and may be several sentences. */
const QUOTED = /(?<!\w)'(.*?)'(?!\w)/g

function hasTwoSentences(quote: string): boolean {
  return /\. \S/.test(quote.replaceAll(QUOTED, 'words'))
}

/** The words in quotes that none of the row's tests expects. */
function unassertedWords({ number, quote, shown, isUnsaid, open }: Row): string[] {
  if (isUnsaid || open !== undefined) return []
  const said = shown.flatMap(wordsOfTest)
  return [...quote.matchAll(QUOTED)].flatMap(([, words = '']) => {
    // The rest of 'Password must contain ...' and the numbers in a sentence depend on the case.
    const parts = words.replace(/ ?\.\.\.$/, '').split(/\bN\b|\{\w+\}/)
    const pattern = new RegExp(
      `(?<!\\w)${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}(?!\\w)`,
    )
    return said.some((text) => pattern.test(text)) ? [] : [`${number}: ${words}`]
  })
}

function wordsOfTest({ file, title }: Row['shown'][number]): string[] {
  if (!existsSync(join(root, file))) return []
  const { program } = readSource(root, file)
  return assertedWords(program)
    .filter((one) => one.title.replaceAll('\\', '').includes(title))
    .flatMap(({ words }) => words)
}

function countTests({ file, title }: { file: string; title: string }): number {
  if (!existsSync(join(root, file))) return 0
  return titlesOf(read(file)).filter((one) => one.includes(title)).length
}

/** Done and shown, or open with a reason; and where the specification is silent, a record speaks. */
function isUnproved({ quote, does, shown, records, open }: Row): boolean {
  if (open !== undefined) return open.trim() === '' || shown.length > 0
  const isSilent = /not shown(?! on \/auth)/i.test(quote)
  return does.length === 0 || shown.length === 0 || (isSilent && records.length === 0)
}

function firstDifference(wanted: string, found: string): string {
  let at = 0
  while (at < wanted.length && wanted[at] === found[at]) at += 1
  return `"${wanted.slice(at, at + 60)}" is "${found.slice(at, at + 60)}"`
}

const SOUND: Faults = {
  words: [],
  lumped: [],
  files: [],
  tests: [],
  records: [],
  unproved: [],
  unasserted: [],
}

test('every sentence has a line of its own, with files, tests and records that exist', () => {
  expect(findFaults(SPECIFICATION, COVERAGE)).toEqual(SOUND)
})

test('the page counts its lines, and names those that are open', () => {
  const rows = rowsOf(COVERAGE)
  const open = rows.filter((row) => row.open !== undefined).map(({ number }) => number)
  const withRecord = rows.filter(({ records }) => records.length > 0)
  const list = open.length > 0 ? `: ${open.join(', ')}` : ''
  expect(COVERAGE.replaceAll(/\s+/g, ' ')).toContain(
    `Of ${rows.length} lines ${withRecord.length} name a record, ${open.length} are open${list}.`,
  )
})

const planted = `The shop sells jars.

## 1. Pages

| Route | Purpose |
|---|---|
| / | Home |

- Roles: not shown. A bar.
- A path nobody has: 'Page not found'. A box with 'And sold here too'.
`
const covered = `- **0.1** The shop sells jars.
  - does: \`app/root.tsx\`
  - shown: \`tests/house/asvs.test.ts\` “the page counts its lines”

## 1. Pages

- **1.1** / Home
  - open: not built yet
- **1.2** Roles: not shown.
  - does: \`app/root.tsx\`
  - shown: \`tests/house/asvs.test.ts\` “the page counts its lines”
  - record: [2](decisions/0002-roles-and-the-shop.md) says so

### More

- **1.3** A bar.
  - does: \`app/root.tsx\`
  - shown: \`tests/house/asvs.test.ts\` “the page counts its lines”
- **1.4** A path nobody has: 'Page not found'.
  - does: \`app/root.tsx\`
  - shown: \`tests/e2e/catalog/browsing.spec.ts\` “an unknown address answers 404”
- **1.5** A box with 'And sold here too'.
  - does: \`app/root.tsx\`
  - shown: \`tests/house/asvs.test.ts\` “the page counts its lines”
  - record: [2](decisions/0002-roles-and-the-shop.md) not said: there is no box
`

test('a whole list has no fault', () => {
  expect(findFaults(planted, covered)).toEqual(SOUND)
})

test.each<[keyof Faults, string, string, string]>([
  ['words', 'a sentence that nobody lists', '- **1.3** A bar.', '- **1.3** A'],
  ['words', 'a line that is no sentence', '- **1.1** / Home', '- **1.1** / Home and more'],
  ['words', 'a number that is wrong', '**1.2**', '**1.4**'],
  ['lumped', 'two sentences in one line', 'Roles: not shown.', 'Roles: not shown. And more.'],
  ['files', 'a file that is gone', '`app/root.tsx`', '`app/gone.tsx`'],
  ['tests', 'a test that is gone', 'the page counts its lines', 'the page sings'],
  ['tests', 'a title that two tests have', 'the page counts its lines', 'e'],
  ['records', 'a record that is gone', '0002-roles-and-the-shop', '0002-gone'],
  ['unproved', 'open without saying why', ' not built yet', ' '],
  [
    'unasserted',
    'a test of something else',
    '`tests/e2e/catalog/browsing.spec.ts` “an unknown address answers 404”',
    '`tests/http/server/bad-input.test.ts` “an unexpected error shows a friendly page”',
  ],
  ['unasserted', 'a record that does not say so', ' not said: there is no box', ' says so'],
  ['unproved', 'no test', '  - shown: `tests/house/asvs.test.ts` “the page counts its lines”\n', ''],
  [
    'unproved',
    'not shown, and no record',
    '  - record: [2](decisions/0002-roles-and-the-shop.md) says so\n',
    '',
  ],
])('finds in %s: %s', (kind, _, part, instead) => {
  expect(covered).toContain(part)
  const faults = findFaults(planted, covered.replace(part, instead))
  expect(faults[kind]).not.toEqual([])
})

test('a test asserts what it expects, in tables, constants and functions too, and nothing besides', () => {
  const source = `
    const said = 'a constant'
    const other = 'an unused one'
    function showsToast(text: string) { expect(text).toBe(text) }
    const press = (text: string) => text
    test('of pages: a title', () => {
      // a comment
      const { words } = { words: 'one of its own' }
      press('a press')
      expect(page, 'a message').toHaveText('a text')
      expect(page.getByText('what is looked for')).toBeVisible()
      expect([said, words]).toEqual([])
      expect(page).not.toHaveText('what is not there')
      expect(page.getByText('what is hidden')).toBeHidden()
      showsToast('a toast')
    })
    test.each([['a row', 'b']])('of a table: %s', (text) => expect(page).toHaveText(text))
    test.each([['an idle row']])('of an idle table: %s', (text) => expect(1).toBe(1))
    test('of another', () => { const own = 'a constant of another'; expect(own).toBe(/^a pattern$/) })
  `
  const found = assertedWords(parseSync('x.ts', source).program)
  expect(found.map(({ title, words }) => [title, words.toSorted()])).toEqual([
    ['of pages: a title', ['a constant', 'a text', 'a toast', 'one of its own', 'what is looked for']],
    ['of a table: %s', ['a row', 'b']],
    ['of an idle table: %s', []],
    ['of another', ['^a pattern$', 'a constant of another']],
  ])
})
