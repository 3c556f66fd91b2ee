import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/* A test fails if it prints anything on the console, even if all its assertions hold. */
const complaints: unknown[][] = []

for (const level of ['error', 'warn'] as const) {
  let original = console[level]
  beforeAll(() => {
    original = console[level]
    console[level] = (...args: unknown[]) => {
      complaints.push(args)
      original(...args)
    }
  })
  afterAll(() => {
    console[level] = original
  })
}

beforeEach(() => {
  complaints.length = 0
})
afterEach(() => {
  if (complaints.length > 0) throw new Error(`stray console output: ${complaints.map(String).join('\n')}`)
})
