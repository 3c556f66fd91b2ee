import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { roles as en } from '#shared/messages/en/accounts/admin/team.ts'
import { roles as th } from '#shared/messages/th/accounts/admin/team.ts'
import { type Page, pageOf } from '#tests/helpers/html.ts'
import { contact, mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson, newAddress, PASSWORD, signIn, type TestPerson } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

/* Shows what admins do about people by the API: requests for their data, and the log of who did what. Who is refused. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let ada: TestPerson
let cookie = ''
beforeAll(async () => {
  app = await testApp(shop())
  ada = await addPerson(ctx(), { roles: ['admin'], firstName: 'Ada', lastName: 'Boss' })
  cookie = await cookieOf(ctx(), ada, { isConfirmed: false })
})
async function post(path: string, body: object) {
  const headers = { cookie, 'content-type': 'application/json' }
  const response = await app.fetch(`/api/staff${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const get = async (path: string) => (await app.fetch(`/api/staff${path}`, { headers: { cookie } })).json()

test('somebody’s data are exported, and they are erased, with the admin’s password; the log has both', async () => {
  const person = await addPerson(ctx(), { email: newAddress() })
  const path = `/customers/${person.id}`
  expect(await post(`${path}/exports`, {})).toMatchObject({ status: 403, body: { code: 'unconfirmed' } })
  const wrong = await post('/password-confirmations', { password: 'not this one at all' })
  expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_password' } })
  const confirmed = await post('/password-confirmations', { password: PASSWORD })
  expect(confirmed).toMatchObject({ status: 200, body: { confirmedUntil: expect.any(String) } })
  const exported = await post(`${path}/exports`, {})
  expect(exported.status).toBe(200)
  expect(JSON.stringify(exported.body)).toContain(person.email)

  const other = await post(`${path}/erasures`, { email: newAddress() })
  expect(other).toMatchObject({ status: 409, body: { code: 'other_address' } })
  const own = await post(`/customers/${ada.id}/erasures`, { email: ada.email })
  expect(own).toMatchObject({ status: 409, body: { code: 'own_account' } })
  const erased = await post(`${path}/erasures`, { email: person.email })
  expect(erased).toEqual({ status: 200, body: {} })

  expect(await get(`/audit?subject=${person.id}`)).toMatchObject({
    previous: null,
    next: null,
    items: [
      { action: 'account.erased', actor: { id: ada.id, name: 'Ada Boss' }, subject: null },
      { action: 'account.exported' },
    ],
  })
  expect(await get('/audit?action=account.erased&person=boss')).toMatchObject({
    items: [{ subjectId: person.id }],
  })
  await signIn(ctx(), ada)
  expect(await get('/audit/sign-ins?person=boss&event=sign-in.succeeded')).toMatchObject({
    items: [{ event: 'sign-in.succeeded', person: { id: ada.id } }],
  })
  expect((await app.fetch('/api/staff/audit?action=nothing', { headers: { cookie } })).status).toBe(400)
})

test('a guest is found, exported and erased by their address, which stands in no URL', async () => {
  const email = newAddress()
  const product = await addProduct(ctx())
  await mustPlace(
    ctx(),
    orderOf([{ product, quantity: 1 }], { contact: { ...contact, email } }),
    randomUUID(),
  )
  const guest = { email, orderCount: 1, customerId: null }
  expect(await post('/guests/searches', { email })).toMatchObject({ status: 200, body: guest })
  const exported = await post('/guests/exports', { email })
  expect(exported).toMatchObject({ status: 200, body: { email, orders: [{}] } })
  expect(await post('/guests/erasures', { email })).toEqual({
    status: 200,
    body: { orders: 1 },
  })
})

test('who is refused is shown as signed in: a customer in the shop’s page, a moderator in the office', async () => {
  const [customer, moderator] = [await addPerson(ctx()), await addPerson(ctx(), { roles: ['moderator'] })]
  const isSignedIn = (page: Page) => page.all('form[action$="/sign-out"]').length > 0
  for (const [prefix, roles] of [
    ['', en],
    ['/th', th],
  ] as const) {
    const ask = async (path: string, person: TestPerson) =>
      pageOf(await app.fetch(prefix + path, { headers: { cookie: await cookieOf(ctx(), person) } }))
    expect(isSignedIn(await ask('/admin', customer))).toBe(true)
    const page = await ask('/admin/settings', moderator)
    expect(page.says(roles.moderator)).toBe(true)
  }
  expect(isSignedIn(await pageOf(await app.fetch('/nowhere')))).toBe(false)
})
