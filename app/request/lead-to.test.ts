import { assert, array, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { localeContext } from '#app/request/context.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { leadTo } from './lead-to.ts'
import { localPath } from './local-path.ts'

const SHOP = 'https://shop.test'

/** The addresses that browsers would go to from any page, in each language, for a path from outside. */
function sentFor(path: string): URL[] {
  return LOCALES.flatMap((pageLocale) =>
    LOCALES.map((locale) => {
      const context = new RouterContextProvider()
      context.set(localeContext, pageLocale)
      const response = leadTo(context, localPath(path, '/account'), { locale })
      return new URL(response.headers.get('location') ?? '', `${SHOP}/th/a/b`)
    }),
  )
}

/** Pieces that mean something to a browser or to the router, and pieces that do not. */
const pieces = oneof(
  constantFrom('/', '//', '\\', '.', '..', '%2e', '%2E%2e', '%2f', '%5c', '%09', '%00', '%', '%zz'),
  constantFrom(
    'th',
    'TH',
    'en',
    'shop',
    'evil.example',
    'shop.test',
    '@',
    ':',
    ':80',
    '?',
    '#',
    '&',
    '=',
    ' ',
  ),
  constantFrom(
    '\t',
    '\n',
    '\r',
    '\u0000',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '．',
    '／',
    '＼',
    'พริก',
    '\ud800',
    '[',
  ),
  constantFrom('http:', 'https:', 'javascript:', 'data:', 'next=//evil.example', '?to=/th//evil.example'),
)
const beginnings = constantFrom('/', '/th', '/th/', '/th//', '/th/.', '/th/./', '/th/..', '/./', '/..', '')

test('whatever path comes from outside, it leads to an address of this shop', () => {
  assert(
    property(
      tuple(beginnings, array(oneof({ weight: 4, arbitrary: pieces }, string({ unit: 'binary' })))),
      ([beginning, rest]) => {
        for (const url of sentFor(beginning + rest.join(''))) expect(url.origin).toBe(SHOP)
      },
    ),
    { numRuns: 2_000 },
  )
})

test.each([
  '/th//evil.example',
  '/th/.//evil.example',
  '/th/./..//evil.example',
  '/th///evil.example',
  '/th/%2e//evil.example',
  '/th//',
  '/th\\evil.example',
  '/th//evil.example:443/th',
  '/%2e%2e//evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '@evil.example',
])('%s leads to an address of this shop', (path) => {
  for (const url of sentFor(path)) expect(url.origin).toBe(SHOP)
})

test.each([
  ['/orders/1?page=2#refunds', '/orders/1?page=2#refunds'],
  ['/product/พริก', '/product/%E0%B8%9E%E0%B8%A3%E0%B8%B4%E0%B8%81'],
  ['/a//b', '/a//b'],
])('%s stays what it is', (path, sent) => {
  const [english, thai] = sentFor(path).map(({ pathname, search, hash }) => pathname + search + hash)
  expect([english, thai]).toEqual([sent, `/th${sent}`])
})
