import { expect, test } from 'vitest'
import { isLogged } from './is-logged.ts'
import { masked } from './masked.ts'

test.each([
  ['no cart of nok.jaidee+krok@mail.example.co.za!', 'no cart of <mail>!'],
  ['at f (/shop?search=my%20name&page=2:10:5)', 'at f (/shop?…:10:5)'],
  ['GET https://krok.example/th/settings?token=abc failed', 'GET https://krok.example/th/settings?… failed'],
  ['/th/order/Zk1q8dXo3nP0sT7uVwXyZa2bCdEfGhIjKlMnOpQrStU/pay', '/th/order/…/pay'],
  ['/orders/018f5a3c-7b1d-7c9e-8a2b-3c4d5e6f7a8b.data', '/orders/…'],
  ['KROK-26-000123 is not paid', 'KROK-… is not paid'],
  ['call +27 82 555 0188 or 0825550188', 'call … or …'],
  ['Authorization: Bearer abc.def', 'Authorization: … …'],
  ['password="hunter2", code: 123456', 'password="…", code: …'],
  ['from 203.0.113.7', 'from <address>'],
])('%s is kept as %s', (text, kept) => {
  expect(masked(text)).toBe(kept)
  // The server masks again what a browser has masked.
  expect(masked(kept)).toBe(kept)
})

test.each([
  'TypeError: can’t access property 3 of undefined. Really? Yes',
  'at f (https://krok.example/assets/texts-en-checkout-Cx12_b-4.js:1:123456)',
  'submitForm@https://krok.example/assets/forms-Cx12ab34.js:1:99',
])('%s stays as it is', (text) => {
  expect(masked(text)).toBe(text)
})

test('rejections that mention contact, errors of extensions and of other sites, and movements left out, are not logged', () => {
  const words = {
    kind: 'rejection',
    message: 'Error: no network',
    stack: 'Error: no network\n at f (/assets/x.js:1:1)',
  } as const
  expect(isLogged(words)).toBe(true)
  expect(isLogged({ ...words, message: 'Contact us' })).toBe(false)
  expect(isLogged({ ...words, message: 'loading ContactForm failed' })).toBe(false)
  expect(isLogged({ ...words, kind: 'error', message: 'Contact us' })).toBe(true)
  expect(isLogged({ ...words, message: 'Script error.', stack: '' })).toBe(false)
  expect(isLogged({ ...words, message: '' })).toBe(false)
  for (const message of [
    'TimeoutError: Transition was aborted because of timeout in DOM update. DOM update timed out',
    'AbortError: Old view transition aborted by new view transition.',
    'InvalidStateError: Skipped ViewTransition due to document being hidden',
  ])
    expect(isLogged({ ...words, message, stack: '' })).toBe(false)
  expect(isLogged({ ...words, stack: 'f@moz-extension://abc/x.js:1:1' })).toBe(false)
})
