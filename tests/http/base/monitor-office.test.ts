import { beforeAll, expect, test } from 'vitest'
import { listBrowserErrors, recordBrowserError, recordVitals } from '#domain/base/monitor/index.ts'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { addPerson, asStaff, type TestPerson } from '#tests/data/people.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
let moe: TestPerson
let cookie = ''
beforeAll(async () => {
  app = await testApp(shop())
  moe = await addPerson(testCtx(shop()), { roles: ['moderator'] })
  cookie = await cookieOf(testCtx(shop()), moe)
})
const get = (path: string) => app.fetch(path, { headers: { cookie } })
const textOf = async (path: string) => (await pageOf(await get(path))).textOf('main')

test('while nothing was measured and nothing went wrong, the page says so', async () => {
  const [inEnglish, inThai] = [await textOf('/admin/monitor'), await textOf('/th/admin/monitor')]
  expect(inEnglish).toContain(en.monitor.none)
  expect(inEnglish).toContain(en.monitor.errors.none)
  expect(inThai).toContain(th.monitor.none)
})

test('moderators see values with what they are worth, of the pages, device and time that they choose', async () => {
  const ctx = testCtx(shop())
  await recordVitals(ctx, {
    device: 'phone',
    vitals: [
      { metric: 'LCP', route: '/shop', value: 5_200 },
      { metric: 'INP', route: '/product/:id', value: 320 },
      { metric: 'CLS', route: '/shop', value: 0.02 },
      { metric: 'TTFB', route: '/admin/orders', value: 90 },
    ],
  })
  const all = await textOf('/admin/monitor')
  for (const word of Object.values(en.monitor.ratings)) expect(all).toContain(word)
  expect(all).toContain('/product/:id')
  expect(all).not.toContain('/admin/orders')
  expect(await textOf('/admin/monitor?pages=office&days=7')).toContain('/admin/orders')
  expect(await textOf('/admin/monitor?device=desktop')).toContain(en.monitor.noneMatch)
  const one = await textOf('/admin/monitor?route=%2Fshop&days=all&device=all&pages=all')
  expect(one).toContain(en.monitor.filters.onlyRoute('/shop'))
  expect(one).not.toContain('/product/:id')
  for (const search of ['days=5', 'device=fridge', 'pages=none', 'errors=none', 'after=x'])
    expect((await get(`/admin/monitor?${search}`)).status, search).toBe(400)
})

test('an error is marked as solved by a form without scripts', async () => {
  await recordBrowserError(testCtx(shop()), {
    kind: 'rejection',
    message: 'Error: <b>no</b> network',
    stack: '',
    route: '/cart',
    device: 'phone',
  })
  const { items } = await listBrowserErrors({ ...testCtx(shop()), actor: asStaff(moe) }, { errors: 'open' })
  expect(await textOf('/admin/monitor')).toContain('Error: <b>no</b> network')
  const post = (id: string) =>
    app.fetch('/admin/monitor?days=7', {
      method: 'POST',
      body: `intent=solve&id=${id}`,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    })
  const solved = await post(String(items[0]?.id))
  expect(solved.status).toBe(303)
  expect(solved.headers.get('location')).toContain('/admin/monitor?days=7')
  expect(await textOf('/admin/monitor')).not.toContain('network')
  expect(await textOf('/admin/monitor?errors=solved')).toContain('network')
  expect((await post('999999')).status).toBe(404)
  expect((await post('x')).status).toBe(400)
})
