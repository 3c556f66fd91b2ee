import { redirect } from 'react-router'
import { expect, test } from 'vitest'
import { catchLostRequest, typedValues } from './form-reply.ts'

test('what was typed is what the form has of the asked fields', () => {
  const form = new Map([
    ['email', 'nok@example.com'],
    ['phone', ''],
    ['password', 'Galangal-27!'],
  ])
  expect(typedValues(form, ['email', 'phone', 'role'])).toEqual({ email: 'nok@example.com', phone: '' })
})

test('an answer is handed on, and so is a redirect', async () => {
  const reply = { intent: 'profile', values: {}, errors: {} }
  expect(await catchLostRequest(async () => reply)).toBe(reply)
  const away = redirect('/profile')
  await expect(catchLostRequest(() => Promise.reject(away))).rejects.toBe(away)
})

test.each([
  ['network', new TypeError('Failed to fetch')],
  ['unexpected', { status: 500, statusText: '', internal: false, data: { code: 'unexpected' } }],
  // A proxy before the shop answers in its own words.
  ...[502, 503, 504].map((status): [string, object] => [
    'unexpected',
    { status, statusText: '', internal: false, data: '<h1>Bad Gateway</h1>' },
  ]),
])('a lost request says %s', async (reason, error) => {
  expect(await catchLostRequest(() => Promise.reject(error as Error))).toMatchObject({
    data: { refusal: { reason } },
    init: { status: 503 },
  })
})

test('what the server did not take says why', async () => {
  const error = { status: 403, statusText: '', internal: false, data: { text: 'It came from elsewhere.' } }
  expect(await catchLostRequest(() => Promise.reject(error as unknown as Error))).toMatchObject({
    data: { refusal: { reason: 'unexpected', text: 'It came from elsewhere.' } },
  })
})
