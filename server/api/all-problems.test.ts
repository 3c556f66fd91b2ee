import { expect, test } from 'vitest'
import { allProblems, PROBLEM_CODES, type ProblemCode, toProblemCode } from './all-problems.ts'
import type { Problem } from './problems.ts'

test.each(PROBLEM_CODES)('%s has a text in both languages', (code) => {
  const { en, th } = allProblems[code]
  for (const text of [en, th]) expect(text.trim()).not.toBe('')
  expect(en).not.toMatch(/\p{Script=Thai}/u)
  expect(th).toMatch(/\p{Script=Thai}/u)
})

test('an unknown code, an unknown status and a missing text do not compile', () => {
  // @ts-expect-error no room declares it
  const unknown: ProblemCode = 'nothing_works'
  // @ts-expect-error no such status
  const otherStatus: Problem = { status: 999, en: 'No.', th: 'ไม่' }
  // @ts-expect-error it has no Thai
  const oneLanguage: Problem = { status: 409, en: 'No.' }
  expect([unknown, otherStatus, oneLanguage]).toHaveLength(3)
})

test('a verb’s error gets its own code, or a broader one', () => {
  expect(toProblemCode('order_not_found')).toBe('order_not_found')
  expect(toProblemCode('payment_conflict')).toBe('payment_conflict')
  expect(toProblemCode('document_not_found')).toBe('not_found')
  expect(toProblemCode('forbidden')).toBe('forbidden')
})
