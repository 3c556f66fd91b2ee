import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { makeCode } from '#domain/orders/vouchers/index.ts'
import { addPerson } from '#tests/data/people.ts'
import { addVoucher, mustPlaceVoucher } from '#tests/data/vouchers.ts'
import { cookieOf } from '#tests/helpers/signed-in.ts'
import { type TestApp, testApp } from '#tests/helpers/test-app.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { formatVoucherCode } from '#shared/orders/voucher-code.ts'

/* Vouchers through the API, as their bearers and a till use them. */

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await testApp(shop())
  cookie = await cookieOf(ctx(), await addPerson(ctx(), { roles: ['moderator'] }))
})

type Sent = { headers?: Record<string, string>; address?: string }
async function post(path: string, body: unknown, { headers, address = '127.0.0.1' }: Sent = {}) {
  const answer = await app.fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
    address,
  })
  return [answer.status, await answer.json()] as const
}
const asStaff = (path: string, body: unknown) => post(path, body, { headers: { cookie } })

test('a till finds a voucher by its code and takes it in parts, each once', async () => {
  const { id, code } = await addVoucher(ctx())
  const typed = formatVoucherCode(code).toLowerCase()
  expect(await asStaff('/api/staff/vouchers/lookups', { code: typed })).toMatchObject([
    200,
    { voucher: { id, leftCents: 10_000 }, movements: [{ account: 'gift', cents: 10_000 }] },
  ])
  const key = randomUUID()
  const take = (body: object) => asStaff(`/api/staff/vouchers/${id}/redemptions`, body)
  const part = { key, amountCents: 4_000, reason: 'Table 4' }
  for (const _ of [1, 2]) {
    expect(await take(part)).toMatchObject([
      200,
      {
        voucher: { leftCents: 6_000 },
        movements: [{}, { account: 'door', cents: -4_000, reason: 'Table 4' }],
      },
    ])
  }
  expect(await take({ ...part, amountCents: 3_000 })).toMatchObject([409, { code: 'key_reused' }])
  expect(await take({ key: randomUUID(), amountCents: 6_001 })).toMatchObject([
    409,
    { code: 'voucher_too_little', leftCents: 6_000 },
  ])
  const other = await addVoucher(ctx())
  expect(await asStaff(`/api/staff/vouchers/${other.id}/redemptions`, part)).toMatchObject([
    409,
    { code: 'key_reused' },
  ])
  expect(await take({ key: randomUUID(), amountCents: 6_000 })).toMatchObject([
    200,
    { voucher: { leftCents: 0 } },
  ])
})

test('a voucher that is not paid, and one of tomorrow, pay nothing', async () => {
  const { voucher: unpaid } = await mustPlaceVoucher(ctx())
  const tomorrow = await addVoucher(ctx(), { sendsOn: '2099-12-24' })
  const body = { key: randomUUID(), amountCents: 100 }
  expect(await asStaff(`/api/staff/vouchers/${unpaid.id}/redemptions`, body)).toMatchObject([
    404,
    { code: 'voucher_not_found' },
  ])
  expect(await asStaff(`/api/staff/vouchers/${tomorrow.id}/redemptions`, body)).toMatchObject([
    409,
    { code: 'voucher_not_yet', sendsOn: '2099-12-24' },
  ])
})

test('anybody with a code reads what is left, and a guess is told nothing', async () => {
  const { code } = await addVoucher(ctx())
  const look = (code: string) => post('/api/vouchers/balances', { code }, { address: '203.0.113.80' })
  expect(await look(code)).toMatchObject([
    200,
    { code: formatVoucherCode(code), leftCents: 10_000, paysFrom: null, hasExpired: false },
  ])
  const wrong = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`
  expect(await look(wrong)).toMatchObject([400, { errors: [{ path: 'code', code: 'voucher_code' }] }])
  const { voucher: unpaid } = await mustPlaceVoucher(ctx())
  const codes = ['000000000000000000', makeCode(ctx(), unpaid).code]
  for (let i = 0; i < 59; i += 1)
    expect(await look(codes[i % 2] ?? '')).toMatchObject([404, { code: 'voucher_not_found' }])
  // A right one too.
  expect(await look(code)).toMatchObject([429, { code: 'too_many_requests' }])
})

test('nobody but staff finds or takes a voucher', async () => {
  const { id, code } = await addVoucher(ctx())
  const person = await cookieOf(ctx(), await addPerson(ctx()))
  const body = { key: randomUUID(), amountCents: 100 }
  for (const [headers, status] of [
    [{}, 401],
    [{ cookie: person }, 403],
  ] as const) {
    expect((await post('/api/staff/vouchers/lookups', { code }, { headers }))[0]).toBe(status)
    expect((await post(`/api/staff/vouchers/${id}/redemptions`, body, { headers }))[0]).toBe(status)
    expect((await app.fetch(`/api/staff/vouchers/${id}`, { headers })).status).toBe(status)
  }
  expect(await asStaff('/api/staff/vouchers/lookups', { code })).toMatchObject([
    200,
    { voucher: { leftCents: 10_000 } },
  ])
})
