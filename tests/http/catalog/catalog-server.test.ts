import { beforeAll, expect, test } from 'vitest'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { NO_BACKEND } from '#shared/catalog/no-backend.ts'
import { addPerson, jobsOf, newAddress, userOf } from '#tests/data/people.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
let cookie = ''
beforeAll(async () => {
  app = await testApp(shop())
  cookie = await cookieOf(testCtx(shop()), await addPerson(testCtx(shop()), { roles: ['admin'] }))
})

test('without another server the office says so, offers no reading, and refuses one', async () => {
  for (const [path, texts] of [
    ['/admin/products/server', en],
    ['/th/admin/products/server', th],
  ] as const) {
    const page = await pageOf(await app.fetch(path, { headers: { cookie } }))
    expect(page.says(NO_BACKEND)).toBe(true)
    expect(page.says(texts.catalogServer.none)).toBe(true)
    expect(page.says(texts.catalogServer.run)).toBe(false)
  }
  const body = new URLSearchParams({ intent: 'read' })
  const sent = await app.fetch('/admin/products/server', { method: 'POST', body, headers: { cookie } })
  expect(sent.status).toBe(400)
})

test('POST /api/customers adds a customer for staff, once, with a mail and without consents; strangers learn nothing', async () => {
  const person = { email: newAddress(), firstName: 'Thabo', lastName: 'Nkosi', phone: '021 555 0142' }
  const post = (body: object, headers: Record<string, string> = { cookie }) =>
    app.fetch('/api/customers', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const answers = await Promise.all([person, { ...person, email: newAddress() }].map((one) => post(one, {})))
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  expect((await post({ ...person, marketing_consent: true })).status).toBe(400)

  const added = await post(person)
  expect(added.status).toBe(201)
  const { id } = (await added.json()) as { id: string }
  const before = await userOf(testCtx(shop()), person.email)
  const again = await post({ ...person, firstName: 'Somebody', lastName: 'Else' })
  expect([again.status, await again.json()]).toEqual([409, expect.objectContaining({ code: 'email_taken' })])
  expect(await userOf(testCtx(shop()), person.email)).toEqual(before)
  expect(await jobsOf(testCtx(shop()), 'send-invitation', id)).toHaveLength(1)
})
