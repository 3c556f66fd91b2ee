import { expect, test } from 'vitest'
import { HOSTED_PROVIDERS } from '#shared/orders/payment-methods.ts'
import { isTest, readSources, visit } from './read-source.ts'

/* A payment provider is named where docs/guides/add-a-feature.md adds one; texts and pages take its name from the table. */

const root = new URL('../..', import.meta.url).pathname
const BESIDE = [
  'adapters/payments/',
  'config/',
  'server/payment-providers.ts',
  'shared/orders/payment-methods.ts',
  // The method chosen at first is a preference among them.
  'app/routes/orders/checkout/payment-step.tsx',
  'bench/',
]
const A_PROVIDER = new RegExp(Object.entries(HOSTED_PROVIDERS).flat().join('|'), 'i')

function namesIn(path: string, text: string, program: Parameters<typeof visit>[0]): string[] {
  const found: string[] = []
  const note = ({ start }: { start: number }, value: string) => {
    if (A_PROVIDER.test(value)) found.push(`${path}:${text.slice(0, start).split('\n').length}: ${value}`)
  }
  visit(program, {
    Identifier: (node) => note(node, node.name),
    Literal: (node) => note(node, String(node.value)),
    TemplateElement: (node) => note(node, node.value.raw),
    JSXText: (node) => note(node, node.value),
  })
  return found
}

test('nothing but its adapter, its settings and the table names a payment provider', () => {
  const sources = readSources(root)
  for (const place of BESIDE) expect(sources.some(({ path }) => path.startsWith(place))).toBe(true)
  const others = sources.filter(
    ({ path }) => !isTest(path) && !BESIDE.some((place) => path.startsWith(place)),
  )
  expect(others.flatMap(({ path, text, program }) => namesIn(path, text, program))).toEqual([])
})
