import { expect, test } from 'vitest'
import { encodingFor } from './compression.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0.5', 'gzip'],
  ['br;q=0', 'identity'],
  ['gzip, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
