import { expect, test } from 'vitest'
import { seedProducts } from '#database/seed/catalog/index.ts'
import { shortDescriptionOf } from './internal.ts'

const shorten = (en: string) => shortDescriptionOf({ en, th: en }).en

test('a text of 100 characters or fewer stays whole', () => {
  expect(shorten('x'.repeat(100))).toBe('x'.repeat(100))
  expect(shorten('')).toBe('')
})

test('a longer one ends with the last sentence that fits', () => {
  const first = 'Fresh green chillies, basil and lime leaf, pounded. '
  const second = 'Very hot, then soft. '
  expect(shorten(first + second + 'y'.repeat(80))).toBe((first + second).trim())
})

test('a first sentence that is too short is not enough: the text is cut after a word instead', () => {
  const text = `Hot. ${'pepper '.repeat(30)}`
  expect(shorten(text)).toMatch(/pepper…$/)
  expect(shorten(text).length).toBeLessThanOrEqual(100)
})

test('a text without spaces is cut', () => {
  expect(shorten('ก'.repeat(300))).toBe(`${'ก'.repeat(99)}…`)
})

test('never splits a character', () => {
  expect(shorten('🌶'.repeat(80))).toBe(`${'🌶'.repeat(49)}…`)
  expect(shorten('กี่'.repeat(80))).toBe(`${'กี่'.repeat(33)}…`)
})

test.each(seedProducts.map((product) => [product.slug, product] as const))(
  '%s has a first sentence that stands alone in both languages',
  (_slug, { description }) => {
    const short = shortDescriptionOf(description)
    for (const language of ['en', 'th'] as const) {
      expect(description[language].startsWith(short[language])).toBe(true)
      expect(short[language].length).toBeLessThanOrEqual(100)
      expect(short[language].length).toBeGreaterThan(20)
    }
  },
)
