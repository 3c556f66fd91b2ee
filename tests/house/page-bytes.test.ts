import { describe, expect, test } from 'vitest'
import { isOfOffice } from '#app/platform/shop-manifest.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { bytesOf, manifest, publicPages, scriptsOf, stylesOf } from './built-pages.ts'

/** The most that a public page may load of compressed JavaScript, and of compressed styles. */
const MOST_SCRIPT_BYTES = 105_000
const MOST_STYLE_BYTES = 20_000

describe.each(LOCALES)('a page in %s', (locale) => {
  test.each(publicPages)('%s loads little', (id) => {
    const scripts = [...scriptsOf(id, locale)]
    const sizes = Object.fromEntries(scripts.map((file) => [file, bytesOf(file)]))
    const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)
    expect(scripts.some((file) => file.startsWith(`texts-${locale}-`))).toBe(true)
    expect(scripts.filter((file) => /admin/.test(file))).toEqual([])
    expect(total, JSON.stringify(sizes, undefined, 2)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
  })
})

test.each(publicPages)('%s has few styles', (id) => {
  const sizes = [...stylesOf(id)].map((file) => bytesOf(file))
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(MOST_STYLE_BYTES)
})

test('the list of routes that the shop carries knows the addresses of the office, and none of its code', () => {
  const office = Object.values(manifest.routes).filter(({ id }) => isOfOffice(id))
  const door = manifest.routes['routes/site/not-found/page']
  expect(publicPages.length).toBeGreaterThan(10)
  expect(office.length).toBeGreaterThan(20)
  expect(new Set(office.map(({ module }) => module))).toEqual(new Set([door?.module]))
})

test('the list of routes that the shop carries has every parent, without which no page comes alive', () => {
  const missing = Object.values(manifest.routes).filter(
    ({ parentId }) => parentId !== undefined && !(parentId in manifest.routes),
  )
  expect(missing).toEqual([])
})
