import { expect, test } from 'vitest'
import { typedValues } from './form-reply.ts'

test('what was typed is what the form has of the asked fields', () => {
  const form = new Map([
    ['email', 'nok@example.com'],
    ['phone', ''],
    ['password', 'Galangal-27!'],
  ])
  expect(typedValues(form, ['email', 'phone', 'role'])).toEqual({ email: 'nok@example.com', phone: '' })
})
