import { beforeAll, describe, expect, test } from 'vitest'
import { addPerson } from '#tests/data/people.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Addresses of the office that have another name now. */

const MOVED = [
  ['/admin/letters', '/admin/newsletters'],
  ['/admin/letters?state=sent&after=a+b', '/admin/newsletters?state=sent&after=a+b'],
  ['/admin/letters/new', '/admin/newsletters/new'],
  ['/admin/letters/recipients?segment.language=en', '/admin/newsletters/recipients?segment.language=en'],
  ['/admin/letters/8d9f6c1e/preview/th', '/admin/newsletters/8d9f6c1e/preview/th'],
  ['/admin/files', '/admin/media'],
  ['/admin/files?after=one.webp', '/admin/media?after=one.webp'],
  ['/admin/files/a%3Fb/%E0%B8%81', '/admin/media/a%3Fb/%E0%B8%81'],
  ['/admin/notifications', '/admin/payment-notifications'],
  [
    '/admin/notifications?verdict=refused&method=paystack',
    '/admin/payment-notifications?verdict=refused&method=paystack',
  ],
  ['/admin/notifications/one/two?page=2', '/admin/payment-notifications/one/two?page=2'],
  ['/admin/performance', '/admin/monitor'],
  ['/admin/performance?route=%2Fshop&days=7', '/admin/monitor?route=%2Fshop&days=7'],
  ['/admin/performance/one/two?days=7', '/admin/monitor/one/two?days=7'],
] as const

const shop = useTestDatabase()
let app: TestApp
let staff = ''
let customer = ''
beforeAll(async () => {
  const ctx = testCtx(shop())
  app = await testApp(shop())
  staff = await cookieOf(ctx, await addPerson(ctx, { roles: ['moderator'] }))
  customer = await cookieOf(ctx, await addPerson(ctx))
})

async function answerTo(path: string, cookie: string) {
  const response = await app.fetch(path, { headers: { cookie } })
  return [response.status, response.headers.get('location')]
}

describe.each(['', '/th'])('at %s/…', (prefix) => {
  test.each(MOVED)('%s leads staff to %s, for good', async (former, present) => {
    expect(await answerTo(prefix + former, staff)).toEqual([308, prefix + present])
  })

  test.each(MOVED)('%s tells nobody else of %s', async (former) => {
    const next = encodeURIComponent(prefix + former)
    expect(await answerTo(prefix + former, '')).toEqual([302, `${prefix}/auth?next=${next}`])
    expect(await answerTo(prefix + former, customer)).toEqual([404, null])
  })
})

test('only the beginning of an address has moved', async () => {
  expect((await answerTo('/admin/lettersque', staff))[0]).toBe(404)
  expect((await answerTo('/letters', staff))[0]).toBe(404)
})

test('a form that was open before is not taken for a page', async () => {
  const response = await app.fetch('/admin/letters/new', {
    method: 'POST',
    body: new URLSearchParams({ subject: 'Jars' }),
    headers: { cookie: staff },
  })
  expect(response.status).toBe(405)
})
