import { expect, test } from 'vitest'
import { DomainError, isDomainError } from './errors.ts'

test('an error carries its code, its noun, and both in one word', () => {
  const cause = new Error('the queue is full')
  const error = new DomainError('unavailable', 'pdf', { cause })
  expect(error).toMatchObject({ code: 'unavailable', what: 'pdf', key: 'pdf_unavailable', cause })
  expect(error.message).toBe('unavailable: pdf')
  expect(new DomainError('forbidden')).toMatchObject({ key: 'forbidden', message: 'forbidden' })
  expect(isDomainError(error)).toBe(true)
  expect(isDomainError(cause)).toBe(false)
})

test('a pair of code and noun that nobody knows does not compile', () => {
  const wrong = [
    // @ts-expect-error: there is no such code.
    () => new DomainError('teapot'),
    // @ts-expect-error: there is no such noun.
    () => new DomainError('not_found', 'teapot'),
    // @ts-expect-error: an order is never in conflict, only what is part of it.
    () => new DomainError('conflict', 'order'),
    // @ts-expect-error: a conflict is about something.
    () => new DomainError('conflict'),
    // @ts-expect-error: who may not, may not; nouns would tell what exists.
    () => new DomainError('forbidden', 'order'),
    (what: string) =>
      // @ts-expect-error: any text is no noun.
      new DomainError('not_found', what),
  ]
  expect(wrong).toHaveLength(6)
})
