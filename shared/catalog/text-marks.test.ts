import { expect, test } from 'vitest'
import { PLAIN_TEXTS, type ProductTexts } from './product-fields.ts'
import { textMarks } from './text-marks.ts'

const EMPTY = Object.fromEntries(Object.keys(PLAIN_TEXTS).map((name) => [name, { en: '', th: '' }]))
const textsOf = (usage: { en: string; th: string }, ingredients = { en: [''], th: [''] }): ProductTexts =>
  ({ ...EMPTY, ingredients, usage }) as ProductTexts
const now = textsOf({ en: 'Fry.', th: 'ผัด' })
const stale = (
  before: ProductTexts,
  staleTexts: string[],
  after: ProductTexts,
  confirmed: 'usage.th'[] = [],
) => textMarks({ texts: before, staleTexts }, after, confirmed).staleTexts

test('missing is what only the other language has', () => {
  const texts = textsOf({ en: 'Fry.', th: '' }, { en: [], th: ['พริก'] })
  expect(textMarks(undefined, texts)).toEqual({
    missingTexts: ['usage.th', 'ingredients.en'],
    staleTexts: [],
  })
})

test('a new product has nothing stale', () => {
  expect(textMarks(undefined, now)).toEqual({ missingTexts: [], staleTexts: [] })
})

test('a changed text puts the other language behind, until that follows', () => {
  const changed = textsOf({ en: 'Fry gently.', th: 'ผัด' })
  expect(stale(now, [], changed)).toEqual(['usage.th'])
  const again = textsOf({ en: 'Fry slowly.', th: 'ผัด' })
  expect(stale(changed, ['usage.th'], again)).toEqual(['usage.th'])
  const followed = textsOf({ en: 'Fry slowly.', th: 'ผัดช้าๆ' })
  expect(stale(again, ['usage.th'], followed)).toEqual([])
})

test('texts that are changed together are both new', () => {
  expect(stale(now, ['usage.th'], textsOf({ en: 'Stir.', th: 'คน' }))).toEqual([])
})

test('a text may be confirmed as it is, and what is emptied is missing, not stale', () => {
  expect(stale(now, ['usage.th'], now, ['usage.th'])).toEqual([])
  expect(textMarks({ texts: now, staleTexts: [] }, textsOf({ en: 'Stir.', th: '' }))).toEqual({
    missingTexts: ['usage.th'],
    staleTexts: [],
  })
})

test('another field leaves a mark where it is', () => {
  const other = { ...now, label: { en: 'New', th: '' } }
  expect(stale(now, ['usage.th'], other)).toEqual(['usage.th'])
})
