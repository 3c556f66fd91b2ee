import { expect, test } from 'vitest'
import { isLocale, localeOfPath, localizedPath, withoutLocale } from './locale.ts'

test.each([
  ['/', 'en', '/'],
  ['/shop', 'en', '/shop'],
  ['/th', 'th', '/'],
  ['/th/', 'th', '/'],
  ['/th/shop', 'th', '/shop'],
  ['/thai', 'en', '/thai'],
  ['/the/shop', 'en', '/the/shop'],
  ['/shop/th', 'en', '/shop/th'],
  ['/th?from=mail', 'th', '/?from=mail'],
  ['/th#top', 'th', '/#top'],
])('%s is %s of %s', (path, locale, bare) => {
  expect(localeOfPath(path)).toBe(locale)
  expect(withoutLocale(path)).toBe(bare)
})

test.each(['/', '/shop', '/product/pad-thai-sauce', '/thai', '/cart', '/?from=mail'])(
  '%s has an address in each language',
  (path) => {
    const thai = localizedPath(path, 'th')
    expect(localeOfPath(thai)).toBe('th')
    expect(localizedPath(thai, 'en')).toBe(path)
    expect(localizedPath(thai, 'th')).toBe(thai)
    expect(localizedPath(path, 'en')).toBe(path)
  },
)

test.each(['de', 'EN', '', null, undefined, 1, {}])('%s is not a language of the site', (value) => {
  expect(isLocale(value)).toBe(false)
})
