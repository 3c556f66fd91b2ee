import { beforeAll, expect, test } from 'vitest'
import type { Ctx } from '#domain/kernel/context.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { openBrowser } from '#tests/helpers/browser.ts'
import { lastCode, lastLink } from '#tests/helpers/mails.ts'
import { addPerson, NEW_PASSWORD, PASSWORD } from '#tests/data/people.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let clock = Date.now()
let ctx: Ctx
let app: TestApp
beforeAll(async () => {
  ctx = testCtx(shop(), { now: () => new Date(clock) })
  app = await testApp(shop(), { change: (of) => ({ ...of, now: ctx.now }) })
})

/** Ten strangers with an address each use up the tries at an account. */
async function lockOut(email: string): Promise<void> {
  for (let stranger = 0; stranger < 10; stranger += 1) {
    const guesser = openBrowser(app)
    const guess = { intent: 'sign-in', email, password: 'Wrong-one-27!' }
    await Promise.all(Array.from({ length: 10 }, () => guesser.post('/auth', guess)))
  }
}

test('a browser that signed in before gets past a lock-out, and so does one that opened a mailed link', async () => {
  const { email } = await addPerson(ctx)
  const right = { intent: 'sign-in', email, password: PASSWORD }
  const browser = openBrowser(app)
  await browser.post('/auth', right)
  const done = await browser.post('/auth', { intent: 'code', code: await lastCode(ctx, email) })
  const [device = ''] = done.headers.getSetCookie().filter((cookie) => cookie.includes('device='))
  expect(device).toMatch(
    /^__Host-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000; Secure$/,
  )
  await browser.post('/sign-out', {})
  expect([...browser.cookies.keys()]).toContain('__Host-device')

  await lockOut(email)
  clock += MINUTE
  const elsewhere = openBrowser(app)
  expect((await elsewhere.post('/auth', right)).status).toBe(429)
  expect((await browser.post('/auth', right)).status).toBe(303)

  await elsewhere.post('/auth', { intent: 'forgot', email })
  await elsewhere.get(await lastLink(ctx, email))
  const set = await elsewhere.post('/auth?mode=reset', { intent: 'reset', password: NEW_PASSWORD })
  expect(set.status).toBe(303)
  clock += MINUTE
  await lockOut(email)
  const reset = { ...right, password: NEW_PASSWORD }
  expect((await openBrowser(app).post('/auth', reset)).status).toBe(429)
  expect((await elsewhere.post('/auth', reset)).status).toBe(303)
})
