import { beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#adapters/rate-limits/rate-limits.ts'
import { LONGEST_QUESTION } from '#shared/site/chat-answer.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
})

const post = (body: string, address = '192.0.2.1') =>
  app.fetch('/api/chat', { method: 'POST', body, address, headers: { 'content-type': 'application/json' } })
const asked = (question: string) => JSON.stringify({ question, locale: 'en' })

test('the bot answers a stranger, and nobody keeps the answer', async () => {
  const answer = await post(asked('How much is the green curry paste?'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.json()).toMatchObject({ isAnswered: true, topic: 'product' })
})

test.each([
  ['one character too many', asked('a'.repeat(LONGEST_QUESTION + 1)), 400],
  ['nothing', asked('  '), 400],
  ['100 kB', asked('ก'.repeat(100_000)), 413],
  ['no JSON', '<script>', 400],
  ['a language that the shop has not', JSON.stringify({ question: 'hi', locale: 'fr' }), 400],
])('%s is refused', async (_what, body, status) => {
  expect((await post(body, '192.0.2.2')).status).toBe(status)
})

test('who asks too fast is told how long to wait', async () => {
  const statuses: number[] = []
  for (let n = 0; n < LIMITS.chat.points; n += 1) statuses.push((await post(asked('?'), '192.0.2.3')).status)
  expect(statuses).not.toContain(429)
  const refused = await post(asked('Where are you?'), '192.0.2.3')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await post(asked('Where are you?'), '192.0.2.4')).status).toBe(200)
})
