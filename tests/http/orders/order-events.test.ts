import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { lockAccount } from '#domain/customers/customer-desk/index.ts'
import { changeOrderStatus } from '#domain/orders/order-desk/index.ts'
import { listMyOrders } from '#domain/orders/orders/index.ts'
import { revokeRole } from '#domain/accounts/roles/index.ts'
import { signOutEverywhere } from '#domain/accounts/sign-in/index.ts'
import { altered } from '#tests/helpers/altered.ts'
import { mustPlace, orderOf } from '#tests/data/orders.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let app: TestApp
beforeAll(async () => {
  app = await testApp(shop())
  await shop().listen(
    'krok_orders',
    (orderId) => app.services.orderWatchers.notify(orderId),
    () => {},
  )
})

async function anOrder() {
  const ctx = testCtx(shop())
  const person = await addPerson(ctx)
  const buyer = testCtx(shop(), { actor: person.actor })
  const { accessKey } = await mustPlace(buyer, orderOf([{ product: await addProduct(ctx), quantity: 1 }]))
  const [order] = (await listMyOrders(buyer, { page: 1, language: 'en' })).items
  return { person, accessKey, id: order?.id ?? '' }
}

/** Reads a stream until it contains `text`; returns all that was read. */
async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, text: string): Promise<string> {
  const decoder = new TextDecoder()
  let said = ''
  while (!said.includes(text)) {
    const { done, value } = await reader.read()
    if (done) return said
    said += decoder.decode(value)
  }
  return said
}

async function cancel(id: string) {
  const admin = await addPerson(testCtx(shop()), { roles: ['admin'] })
  const staff = testCtx(shop(), { actor: asStaff(admin, true) })
  expect(await changeOrderStatus(staff, { orderId: id, to: 'cancelled' })).toEqual({ ok: true })
}

test('a stream ends with the session, and who is locked gets no other', async () => {
  await shop().listen(
    'krok_sessions',
    (userId) => app.services.peopleOnline.end(userId),
    () => {},
  )
  const { person, id } = await anOrder()
  const headers = { cookie: await cookieOf(testCtx(shop()), person) }
  const stream = await app.fetch(`/orders/${id}/events`, { headers })
  const reader = stream.body!.getReader()
  await readUntil(reader, 'here')
  const admin = await addPerson(testCtx(shop()), { roles: ['admin'] })
  const staff = testCtx(shop(), { actor: asStaff(admin, true) })
  expect(await lockAccount(staff, { customerId: person.id })).toEqual({ ok: true })
  expect(await readUntil(reader, 'never')).not.toContain('changed')
  expect((await app.fetch(`/orders/${id}/events`, { headers })).status).toBe(404)
})

test('anybody with the link, and the customer, is notified of each step immediately', async () => {
  const { person, accessKey, id } = await anOrder()
  const cookie = await cookieOf(testCtx(shop()), person)
  const [byLink, byAccount] = [
    await app.fetch(`/order/${accessKey}/events`),
    await app.fetch(`/orders/${id}/events`, { headers: { cookie } }),
  ]
  const readers = [byLink, byAccount].map((response) => {
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    return response.body!.getReader()
  })
  for (const reader of readers) await readUntil(reader, ': here')
  await cancel(id)
  for (const reader of readers) {
    expect(await readUntil(reader, 'event: changed')).toContain('event: changed')
    await reader.cancel()
  }
})

test('staff are notified of a new order and of its steps, as long as they are staff', async () => {
  const ctx = testCtx(shop())
  const [admin, moe] = [
    await addPerson(ctx, { roles: ['admin'] }),
    await addPerson(ctx, { roles: ['moderator'] }),
  ]
  const streamOf = async (person: typeof moe) => {
    const response = await app.fetch('/admin/orders/events', {
      headers: { cookie: await cookieOf(ctx, person) },
    })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const reader = response.body!.getReader()
    await readUntil(reader, ': here')
    return reader
  }
  const [theirs, hers] = [await streamOf(moe), await streamOf(admin)]
  const { id } = await anOrder()
  for (const reader of [theirs, hers]) expect(await readUntil(reader, 'changed')).toContain('event: changed')
  const by = testCtx(shop(), { actor: asStaff(admin, true) })
  const role = { userId: moe.id, role: 'moderator' } as const
  expect(await revokeRole(by, role)).toEqual({ ok: true })
  await cancel(id)
  expect(await readUntil(hers, 'changed')).toContain('event: changed')
  // Events sent before the role was taken may still be read; then the stream is at its end.
  await readUntil(theirs, 'never said')
  await signOutEverywhere({ ...ctx, actor: admin.actor })
  await readUntil(hers, 'never said')
})

test('strangers are not notified', async () => {
  const { id, accessKey } = await anOrder()
  const cookie = await cookieOf(testCtx(shop()), await addPerson(testCtx(shop())))
  for (const path of [`/orders/${id}/events`, '/orders/x/events', `/orders/${randomUUID()}/events`]) {
    expect((await app.fetch(path)).status, path).toBe(404)
    expect((await app.fetch(path, { headers: { cookie } })).status, path).toBe(404)
  }
  for (const key of ['x', altered(accessKey)]) {
    expect((await app.fetch(`/order/${key}/events`)).status).toBe(404)
  }
})

test('a heartbeat is sent every 25 seconds, and the stream ends when the shop stops', async () => {
  const { accessKey } = await anOrder()
  const own = await testApp(shop())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const reader = (await own.fetch(`/order/${accessKey}/events`)).body!.getReader()
    await readUntil(reader, ': here')
    vi.advanceTimersByTime(25_000)
    expect(await readUntil(reader, ': still here')).toContain(': still here')
    own.services.stopping.abort()
    expect(await readUntil(reader, 'never said')).toBe('')
  } finally {
    vi.useRealTimers()
  }
})

test('a client has a limited number of streams; one that it closes makes room for another', async () => {
  const { accessKey } = await anOrder()
  const watch = (address: string) => app.fetch(`/order/${accessKey}/events`, { address })
  const [mine, others] = ['192.0.2.77', '192.0.2.78']
  const open = await Promise.all(Array.from({ length: 60 }, () => watch(mine)))
  const streams = open.filter(({ status }) => status === 200)
  expect([streams.length, open.filter(({ status }) => status === 429).length]).toEqual([50, 10])
  const other = await watch(others)
  expect(other.status).toBe(200)
  await streams.pop()?.body?.cancel()
  streams.push(
    await eventually(
      () => watch(mine),
      ({ status }) => status === 200,
    ),
  )
  for (const { body } of [...streams, other]) await body?.cancel()
})

test('and so have the many addresses of one network together', async () => {
  const { accessKey } = await anOrder()
  const open = (i: number) =>
    app.fetch(`/order/${accessKey}/events`, { address: `2001:db8:5:${i.toString(16)}::1` })
  const statuses = []
  const streams = []
  for (let i = 0; i <= 400; i += 1) {
    const response = await open(i)
    statuses.push(response.status)
    streams.push(response)
  }
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([400, 429])
  const elsewhere = await app.fetch(`/order/${accessKey}/events`, { address: '2001:db8:6::1' })
  expect(elsewhere.status).toBe(200)
  for (const { body } of [...streams, elsewhere]) await body?.cancel()
})
