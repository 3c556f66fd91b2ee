import { expect, test } from 'vitest'
import { LOCALES } from '#shared/kernel/locale.ts'
import { problemTexts } from './problem-texts.ts'
import { PROBLEM_CODES, toProblemCode } from './problems.ts'

test.each(PROBLEM_CODES)('%s has a text in both languages', (code) => {
  for (const locale of LOCALES) expect(problemTexts[locale][code].trim()).not.toBe('')
  expect(problemTexts.en[code]).not.toMatch(/\p{Script=Thai}/u)
  expect(problemTexts.th[code]).toMatch(/\p{Script=Thai}/u)
})

test('there is no text without a code', () => {
  for (const locale of LOCALES) {
    expect(Object.keys(problemTexts[locale]).toSorted()).toEqual(PROBLEM_CODES.toSorted())
  }
})

test('a verb’s error gets its own code, or a broader one', () => {
  expect(toProblemCode('order_not_found')).toBe('order_not_found')
  expect(toProblemCode('payment_conflict')).toBe('payment_conflict')
  expect(toProblemCode('document_not_found')).toBe('not_found')
  expect(toProblemCode('forbidden')).toBe('forbidden')
})
