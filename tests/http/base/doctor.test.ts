import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { examine } from '#server/doctor/examine.ts'
import { lookAtPayments } from '#server/doctor/payments.ts'
import { lookAtSite } from '#server/doctor/site.ts'
import { type Finding, FINDING_STATES, found, unseen } from '#shared/base/doctor/findings.ts'
import { sayFinding } from '#shared/base/doctor/say-finding.ts'
import { staff as en } from '#shared/messages/en/admin.ts'
import { staff as th } from '#shared/messages/th/admin.ts'
import { addPerson } from '#tests/data/people.ts'
import { pageOf } from '#tests/helpers/html.ts'
import { listening } from '#tests/helpers/listening.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { saidBy, surroundings } from '#tests/helpers/surroundings.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'

const shop = useTestDatabase()
let findings: Finding[] = []
let looks: boolean[] = []
let app: TestApp
let cookie = ''
beforeAll(async () => {
  const examine = async ({ isFresh }: { isFresh: boolean }) => {
    looks.push(isFresh)
    return { at: new Date(), findings }
  }
  app = await testApp(shop(), { change: (ctx) => ({ ...ctx, examine }) })
  cookie = await cookieOf(testCtx(shop()), await addPerson(testCtx(shop()), { roles: ['admin'] }))
})
const textOf = async (path: string) =>
  (await pageOf(await app.fetch(path, { headers: { cookie } }))).textOf('main')

test('an admin reads what was found in both languages, and what to do', async () => {
  findings = [
    found('proxies', 'too_many_trusted', { count: 1, trusted: 2 }),
    found('mail-spf', 'missing', { domain: 'krok.example' }),
    unseen('clock-world', { error: 'rates.example: no <answer>' }),
    unseen('storage', 'time'),
    found('database', 'answers', { version: '15.14' }),
  ]
  const pages = [
    [await textOf('/admin/doctor'), en.doctor],
    [await textOf('/th/admin/doctor'), th.doctor],
  ] as const
  for (const [text, doctor] of pages) {
    for (const finding of findings) {
      const { title, is, todo } = sayFinding(doctor, finding)
      for (const words of [title, is, ...(todo ? [todo] : [])]) expect(text).toContain(words)
    }
    expect(text).toContain(doctor.summary.wrong(1))
    expect(text).toContain(doctor.summary.unknown(2))
  }
  findings = [found('database', 'answers', { version: '15.14' })]
  expect(await textOf('/admin/doctor')).toContain(en.doctor.summary.good)
})

test('looks again at a press, without scripts', async () => {
  looks = []
  const response = await app.fetch('/th/admin/doctor', {
    method: 'POST',
    body: 'intent=look',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/th/admin/doctor'])
  expect(looks).toEqual([true])
})

const PAYFAST = { PAYFAST_MERCHANT_ID: '1', PAYFAST_MERCHANT_KEY: 'key', PAYFAST_PASSPHRASE: 'phrase' }

test('a whole shop on this machine: its address, its payments’ way in, and all in one look', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const live = await testApp(shop(), { mode: 'production', settings: { siteUrl } })
  server.on('request', live.listener)
  const ctx = live.services.newCtx(live.services.log)
  const at = surroundings(
    { SITE_URL: siteUrl, ...PAYFAST, EXCHANGE_RATE_URL: siteUrl },
    { seal: ctx.seal, shop: { database: shop(), newCtx: () => ctx } },
  )
  expect(saidBy(await lookAtSite(at))).toEqual(['site ready', 'host kept', 'proxies right'])
  expect(saidBy(await lookAtPayments(at))).toEqual(['payments arrive'])
  expect(saidBy(await lookAtPayments(surroundings({ SITE_URL: siteUrl })))).toEqual(['payments transfers'])

  const all = await examine(at)
  const ranks = all.map(({ state }) => FINDING_STATES.indexOf(state))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  const said = saidBy(all)
  for (const expected of [
    'settings live',
    'version known',
    'site ready',
    'payments arrive',
    'clock-world agrees',
  ])
    expect(said).toContain(expected)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('a way in that something in front keeps shut', async () => {
  const wall = await listening((_request, response) => void response.writeHead(403).end('blocked'))
  onTestFinished(() => wall.close())
  for (const SITE_URL of [wall.url, 'http://127.0.0.1:9'])
    expect(saidBy(await lookAtPayments(surroundings({ SITE_URL, ...PAYFAST })))).toEqual(['payments blocked'])
})
