import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MARK } from './mark.ts'

test('documents and pages have the same logo mark', () => {
  const svg = readFileSync('public/images/krok-mark-turmeric.svg', 'utf8')
  expect(svg).toContain('viewBox="0 0 64 64"')
  expect(Array.from(svg.matchAll(/<path [^>]*\sd="([^"]*)"/g), ([, path]) => path)).toEqual([MARK])
})
