import { expect, test } from 'vitest'
import { LOCALES } from '#shared/kernel/locale.ts'
import { isTest, readSources, visit } from './read-source.ts'

/* Languages are data: what differs between them is said in shared/kernel/locale.ts, and in texts, and asked for nowhere else. */

const root = new URL('../..', import.meta.url).pathname
const THE_LIST = 'shared/kernel/locale.ts'
const isLanguage = (value: unknown) => LOCALES.some((locale) => locale === value)
const languageIn = (node: { type: string; value?: unknown }) =>
  node.type === 'Literal' && isLanguage(node.value)

/** Says where a file asks which language it is, lists them, or knows how their addresses begin. */
function branchesOf(path: string, text: string, program: Parameters<typeof visit>[0]): string[] {
  const found: string[] = []
  const note = (node: { start: number; end: number }) =>
    found.push(`${path}:${text.slice(0, node.start).split('\n').length}: ${text.slice(node.start, node.end)}`)
  visit(program, {
    BinaryExpression(node) {
      if (/^[!=]==?$/.test(node.operator) && (languageIn(node.left) || languageIn(node.right))) note(node)
    },
    ConditionalExpression(node) {
      if (languageIn(node.consequent) || languageIn(node.alternate)) note(node)
    },
    SwitchCase(node) {
      if (node.test && languageIn(node.test)) note(node)
    },
    ArrayExpression(node) {
      if (node.elements.length > 1 && node.elements.every((one) => one && languageIn(one))) note(node)
    },
    TSUnionType(node) {
      const literals = node.types.filter((one) => one.type === 'TSLiteralType' && languageIn(one.literal))
      if (literals.length > 1) note(node)
    },
    Literal(node) {
      if ('regex' in node ? /\\\/th\b/.test(node.regex.pattern) : /^\/th(\/|$)/.test(String(node.value)))
        note(node)
    },
    TemplateElement(node) {
      if (/^\/th(\/|$)/.test(node.value.raw)) note(node)
    },
  })
  return found
}

test('nothing but the list of languages asks which language it is, or knows its addresses', () => {
  const sources = readSources(root).filter(
    ({ path }) => !isTest(path) && path !== THE_LIST && !path.startsWith('database/seed/'),
  )
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap(({ path, text, program }) => branchesOf(path, text, program))).toEqual([])
})
