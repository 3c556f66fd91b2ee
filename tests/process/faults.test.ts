import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#database/client.ts'
import { RECURRING_KINDS } from '#server/jobs/recurring.ts'
import { eventually } from '../helpers/eventually.ts'
import {
  type Acknowledged,
  endLeases,
  expectConsistent,
  mailsTo,
  type Request,
  requestsFor,
  rowsOf,
  send,
} from '../helpers/order-stream.ts'
import {
  confirmationsTo,
  confirmTables,
  expectTablesConsistent,
  type Guest,
  holdTables,
} from '../helpers/table-stream.ts'
import { startMailServer } from '../stand-ins/mail-server.ts'
import { startPayFastStandIn } from '../stand-ins/payfast.ts'
import { type Home, newHome, type ShopProcess, startShop } from '../helpers/shop-process.ts'

/* Facts that a shop has confirmed stay true, however its process ends. */

const CLIENTS = 8

/** Sends the requests from several clients; kills the shop when `killAt` of them are confirmed. */
async function streamAndKill(
  shop: ShopProcess,
  requests: Request[],
  killAt: number,
): Promise<Acknowledged[]> {
  const waiting = [...requests]
  const acknowledged: Acknowledged[] = []
  async function client(): Promise<void> {
    for (let request = waiting.shift(); request; request = waiting.shift()) {
      try {
        acknowledged.push(await send(shop, request))
      } catch (error) {
        if (acknowledged.length < killAt) throw error
        return
      }
      if (acknowledged.length === killAt) void shop.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  await shop.ended
  return acknowledged
}

async function withDatabase<T>(home: Home, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await home.open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** With one secret, by which keys that one process has given open something in the next. */
const settingsOf = (home: Home) => ({ ...home.settings, TRUST_PROXY: '1', SECRET: 'for tests '.repeat(4) })

test('kill -9 in a stream of orders and reservations, three times: what was confirmed exists, once, with one mail', async () => {
  const home = await newHome()
  const guests: Guest[] = []
  const acknowledged: Acknowledged[] = []
  const sent: Request[] = []
  for (let round = 0; round < 3; round += 1) {
    const shop = await startShop(settingsOf(home))
    const requests = await requestsFor(shop, 45)
    sent.push(...requests)
    const held = await holdTables(shop, 5, 2 + round)
    guests.push(...held)
    // The first still fills in the form when the shop ends.
    const confirming = confirmTables(shop, held.slice(1))
    acknowledged.push(...(await streamAndKill(shop, requests, 15)))
    const promised = await confirming
    await withDatabase(home, async (database) => {
      await expectTablesConsistent(database, { guests: held, promised })
      await endLeases(database)
    })
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(45)

  const shop = await startShop(settingsOf(home))
  // Clients without an answer send their request again, and so may the others: they get the same order.
  const acknowledgedKeys = new Map(acknowledged.map(({ key, number }) => [key, number]))
  for (const request of sent) {
    const { number } = await send(shop, request)
    expect(number).toBe(acknowledgedKeys.get(request.key) ?? number)
    acknowledgedKeys.set(request.key, number)
  }
  expect(new Set(acknowledgedKeys.values()).size).toBe(sent.length)
  expect(await confirmTables(shop, guests)).toEqual(guests)
  const mails = await Promise.all(
    [...sent, ...guests.map(({ email }) => ({ key: email.split('@')[0] ?? '', body: '' }))].map((request) =>
      eventually(
        () => mailsTo(shop, request),
        ({ length }) => length > 0,
      ),
    ),
  )
  const texts = mails.flat().map(({ subject, text }) => subject + text)
  for (const number of acknowledgedKeys.values()) {
    expect([number, texts.filter((text) => text.includes(number)).length]).toEqual([number, 1])
  }
  expect(await shop.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })

  await withDatabase(home, async (database) => {
    await expectConsistent(database)
    await expectTablesConsistent(database, { guests, promised: guests })
    expect(await confirmationsTo(database, guests)).toEqual(guests.map(() => 1))
    const numbers = await rowsOf<{ number: string }>(database, 'select number from orders')
    expect(new Set(numbers.map((row) => row.number))).toEqual(new Set(acknowledgedKeys.values()))
    const unfinished = await rowsOf<{ kind: string }>(
      database,
      `select kind from jobs where finished_at is null and kind <> 'send-reservation-reminder'`,
    )
    expect(unfinished.map(({ kind }) => kind).toSorted()).toEqual(RECURRING_KINDS.toSorted())
  })
})

test('kill -9 while mails go out over SMTP: each arrives, and none more than twice', async () => {
  const home = await newHome()
  const received: string[] = []
  let onReceived = () => {}
  const SMTP_URL = await startMailServer((messageId) => {
    // The staff's copies are separate mails.
    if (messageId.includes('-confirmation@')) received.push(messageId)
    onReceived()
  })
  const settings = { ...settingsOf(home), SMTP_URL }
  const shop = await startShop(settings)
  onReceived = () => {
    if (received.length === 12) void shop.kill('SIGKILL')
  }
  const acknowledged: Acknowledged[] = []
  for (const request of await requestsFor(shop, 40)) {
    await send(shop, request).then(
      (order) => acknowledged.push(order),
      () => {},
    )
  }
  expect(await shop.ended).toMatchObject({ signal: 'SIGKILL' })
  await withDatabase(home, endLeases)
  const orders = await withDatabase(home, (database) =>
    rowsOf<{ id: string; number: string }>(database, 'select id, number from orders'),
  )
  const numbers = new Set(orders.map((order) => order.number))
  expect(acknowledged.filter(({ number }) => !numbers.has(number))).toEqual([])

  const again = await startShop(settings)
  await eventually(
    async () => new Set(received).size,
    (count) => count >= orders.length,
  )
  expect(await again.kill('SIGTERM')).toMatchObject({ code: 0 })
  await withDatabase(home, expectConsistent)
  for (const { id } of orders) {
    const times = received.filter((messageId) => messageId.includes(id)).length
    expect(times).toBeGreaterThanOrEqual(1)
    expect(times).toBeLessThanOrEqual(2)
  }
})

const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }

/** A server that accepts every connection and never answers, so that its clients can be killed while they wait. */
async function startSilence(): Promise<{ url: string; asked: Promise<unknown> }> {
  const server = createServer()
  const asked = once(server, 'connection')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no address')
  return { url: `http://127.0.0.1:${address.port}`, asked }
}

test('kill -9 between webhook and state change: each payment pays its order, once', async () => {
  const home = await newHome()
  const payFast = await startPayFastStandIn(merchant)
  onTestFinished(() => payFast.close())
  const silence = await startSilence()
  const settings = (payFastUrl: string) => ({
    ...settingsOf(home),
    PAYFAST_MERCHANT_ID: merchant.merchantId,
    PAYFAST_MERCHANT_KEY: merchant.merchantKey,
    PAYFAST_PASSPHRASE: merchant.passphrase,
    PAYFAST_URL: payFastUrl,
    PAYFAST_API_URL: payFast.apiUrl,
  })
  const post = (shop: ShopProcess, path: string, body: URLSearchParams | object) =>
    fetch(`${shop.url}${path}`, {
      method: 'POST',
      body: body instanceof URLSearchParams ? body : JSON.stringify(body),
      headers: body instanceof URLSearchParams ? {} : { 'content-type': 'application/json' },
    })

  const shop = await startShop(settings(silence.url))
  const news: URLSearchParams[] = []
  const requests = await requestsFor(shop, 10, 'payfast')
  for (const request of requests) {
    const { url } = await send(shop, request)
    const started = await post(shop, '/api/orders/payments', { accessKey: url.split('/').at(-1) ?? '' })
    const { page } = (await started.json()) as { page: { fields: Record<string, string> } }
    const body = new URLSearchParams(page.fields)
    expect((await fetch(`${payFast.url}/eng/process`, { method: 'POST', body })).status).toBe(200)
    news.push(new URLSearchParams(payFast.write()))
  }
  for (const body of news) expect((await post(shop, '/webhooks/payfast', body)).status).toBe(200)
  await silence.asked
  await shop.kill('SIGKILL')
  await withDatabase(home, endLeases)
  await withDatabase(home, async (database) => {
    const verdicts = await rowsOf(database, 'select distinct verdict from payment_notifications')
    expect(verdicts).toEqual([{ verdict: 'waiting' }])
    expect(await rowsOf(database, 'select id from payments')).toEqual([])
  })

  const again = await startShop(settings(payFast.url))
  // PayFast may have missed the answer too, and notify again.
  for (const body of news) expect((await post(again, '/webhooks/payfast', body)).status).toBe(200)
  for (const request of requests) {
    await eventually(
      () => mailsTo(again, request),
      ({ length }) => length >= 2,
    )
  }
  expect(await again.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' })
  await withDatabase(home, async (database) => {
    expect(
      await rowsOf(
        database,
        `select verdict, count(*)::int from payment_notifications group by 1 order by 1`,
      ),
    ).toEqual([
      { verdict: 'known', count: 10 },
      { verdict: 'paid', count: 10 },
    ])
    const wrong = await rowsOf(
      database,
      `select number from orders where payment_status <> 'paid' or status <> 'confirmed'
        or (select sum(amount_cents) from payments where order_id = orders.id) <> total_cents
        or (select count(*) from tax_documents where order_id = orders.id) <> 1
        or (select count(*) from order_history where order_id = orders.id and to_status = 'paid') <> 1`,
    )
    expect(wrong).toEqual([])
    const serials = await rowsOf<{ serial: number }>(
      database,
      'select serial from tax_documents order by serial',
    )
    expect(serials.map(({ serial }) => serial)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1))
  })
})
