import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/kernel/locale.ts'
import { bytesOf, isLibrary, publicPages, scriptsOf, stylesOf } from './built-pages.ts'

/** The most that a public page may load of our own compressed scripts before it is taken over, and of compressed styles. */
const MOST_OWN_SCRIPT_BYTES = 30_000
const MOST_STYLE_BYTES = 20_000

describe.each(LOCALES)('a page in %s', (locale) => {
  test.each(publicPages)('%s loads little of our own', (id) => {
    const scripts = [...scriptsOf(id, locale)]
    const own = scripts.filter((file) => !isLibrary(file))
    const sizes = Object.fromEntries(own.map((file) => [file, bytesOf(file)]))
    const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)
    expect(own.length).toBeGreaterThan(3)
    expect(own.length).toBeLessThan(scripts.length)
    expect(scripts.filter((file) => /admin/.test(file))).toEqual([])
    expect(total, JSON.stringify(sizes, undefined, 2)).toBeLessThanOrEqual(MOST_OWN_SCRIPT_BYTES)
  })

  test('the texts that a page fetches are counted', () => {
    const texts = [...scriptsOf('routes/restaurant/menu/page', locale)].flatMap(
      (file) => /^assets\/texts-([a-z]+-[a-z]+)-/.exec(file)?.[1] ?? [],
    )
    expect(texts).toEqual(expect.arrayContaining([`${locale}-every`, `${locale}-menu`]))
  })
})

test.each(publicPages)('%s has few styles', (id) => {
  const sizes = [...stylesOf(id)].map((file) => bytesOf(file))
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(MOST_STYLE_BYTES)
})

test('there are public pages', () => expect(publicPages.length).toBeGreaterThan(10))
