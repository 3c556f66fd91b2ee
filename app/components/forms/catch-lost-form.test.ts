import { data, type DataStrategyResult, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { catchLostForm } from './catch-lost-form.ts'

const PAGE = 'https://shop.example/profile'

function caught(result: DataStrategyResult, method = 'POST') {
  return catchLostForm({ request: new Request(PAGE, { method }) }, async () => ({ page: result }))
}

test.each<DataStrategyResult>([
  { type: 'data', result: data({ intent: 'profile', values: {}, errors: {} }, 422) },
  { type: 'error', result: redirect('/profile') },
])('an answer is handed on, and so is a redirect', async (result) => {
  expect(await caught(result)).toEqual({ page: result })
})

test('a page that cannot be loaded stays an error', async () => {
  const result: DataStrategyResult = { type: 'error', result: new TypeError('Failed to fetch') }
  expect(await caught(result, 'GET')).toEqual({ page: result })
})

test.each([
  ['network', new TypeError('Failed to fetch')],
  // As the router hands it on.
  ['network', data(new TypeError('Failed to fetch'))],
  ['unexpected', { status: 500, statusText: '', internal: false, data: { code: 'unexpected' } }],
  // A proxy before the shop answers in its own words.
  ...[502, 503, 504].map((status): [string, object] => [
    'unexpected',
    { status, statusText: '', internal: false, data: '<h1>Bad Gateway</h1>' },
  ]),
])('a form that was lost says %s', async (reason, error) => {
  expect(await caught({ type: 'error', result: error })).toMatchObject({
    page: { type: 'data', result: { data: { refusal: { reason } }, init: { status: 503 } } },
  })
})

test('what the server did not take says why', async () => {
  const error = { status: 403, statusText: '', internal: false, data: { text: 'It came from elsewhere.' } }
  expect(await caught({ type: 'error', result: error })).toMatchObject({
    page: { result: { data: { refusal: { reason: 'unexpected', text: 'It came from elsewhere.' } } } },
  })
})
