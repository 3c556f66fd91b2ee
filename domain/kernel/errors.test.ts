import { expect, test } from 'vitest'
import { DomainError, isDomainError } from './errors.ts'

test('an error has its code, its noun, and both in one key', () => {
  const cause = new Error('the queue is full')
  const error = new DomainError('unavailable', 'pdf', { cause })
  expect(error).toMatchObject({ code: 'unavailable', what: 'pdf', key: 'pdf_unavailable', cause })
  expect(error.message).toBe('unavailable: pdf')
  expect(new DomainError('forbidden')).toMatchObject({ key: 'forbidden', message: 'forbidden' })
  expect(isDomainError(error)).toBe(true)
  expect(isDomainError(cause)).toBe(false)
})

test('an unknown pair of code and noun does not compile', () => {
  const wrong = [
    // @ts-expect-error: there is no such code.
    () => new DomainError('teapot'),
    // @ts-expect-error: there is no such noun.
    () => new DomainError('not_found', 'teapot'),
    // @ts-expect-error: conflicts are about parts of an order, never about the order.
    () => new DomainError('conflict', 'order'),
    // @ts-expect-error: a conflict is about something.
    () => new DomainError('conflict'),
    // @ts-expect-error: a noun would reveal what exists.
    () => new DomainError('forbidden', 'order'),
    (what: string) =>
      // @ts-expect-error: the noun must be one of the known ones.
      new DomainError('not_found', what),
  ]
  expect(wrong).toHaveLength(6)
})
