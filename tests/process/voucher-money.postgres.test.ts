import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#domain/base/checks/index.ts'
import type { Actor } from '#domain/kernel/context.ts'
import { newContact, orderOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { addVoucher, entriesOf, giftCard, rowOf, voucherInput } from '#tests/data/vouchers.ts'
import { rowsOf } from '../helpers/order-stream.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { useTestDatabase } from '../helpers/test-database.ts'
import { startMailServer } from '../stand-ins/mail-server.ts'
import { type PayFastStandIn, startPayFastStandIn } from '../stand-ins/payfast.ts'
import { runJobs, startToldProcess, type ToldProcess } from './start-told-process.ts'

/* The money of vouchers where several processes move it at once, or are killed while they do. */

const ROUNDS = 12
const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }
const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin, moderator } = useStaff(ctx)
const VISITOR: Actor = { role: 'visitor' }
let payFast: PayFastStandIn
beforeAll(async () => {
  payFast = await startPayFastStandIn(merchant)
})
afterAll(() => payFast.close())

async function start(smtpUrl: string): Promise<ToldProcess> {
  return startToldProcess({
    DATABASE_URL: shop().url ?? '',
    SMTP_URL: smtpUrl,
    // The codes of cards follow from it: all processes have the same.
    SECRET: 'for tests '.repeat(4),
    PAYFAST_MERCHANT_ID: merchant.merchantId,
    PAYFAST_MERCHANT_KEY: merchant.merchantKey,
    PAYFAST_PASSPHRASE: merchant.passphrase,
    PAYFAST_URL: payFast.url,
    PAYFAST_API_URL: payFast.apiUrl,
    PAYFAST_CHECK_SOURCE: 'no',
  })
}

/** A voucher that is bought, and the notification of its payment. */
async function buy(process: ToldProcess) {
  const toEmail = `${randomUUID()}@example.com`
  const input = voucherInput({ payment: 'payfast', card: { ...giftCard, toEmail } })
  const placed = await process.tell('placeVoucher', input, { actor: VISITOR })
  if (!placed?.ok) throw new Error(`the voucher was refused: ${placed?.reason}`)
  const fields = { m_payment_id: placed.order.number }
  const id = String(Date.now()) + String(payFast.payments.length)
  payFast.payments.push({ id, fields, amountCents: 50_000, status: 'COMPLETE', refundedCents: 0 })
  const notification = { body: payFast.write(), headers: {}, address: '127.0.0.1' }
  return { toEmail, paid: { method: 'payfast', notification } as const }
}

async function voucherTo(toEmail: string): Promise<{ id: string; mails: number }> {
  const [voucher] = await rowsOf<{ id: string; mails: number }>(
    shop(),
    `select id, (select count(*)::int from mails where "to" = to_email) as mails from vouchers where to_email = '${toEmail}'`,
  )
  if (!voucher) throw new Error('there is no such voucher')
  return voucher
}

/** Expects that it was sold once, for its whole worth, and its card mailed once. */
async function expectIssuedOnce(toEmail: string, happened: string): Promise<void> {
  const { id, mails } = await voucherTo(toEmail)
  expect(await entriesOf(ctx(), id), happened).toEqual([
    ['sold', -50_000],
    ['voucher', 50_000],
  ])
  expect(await rowOf(ctx(), id), happened).toMatchObject({ balanceCents: 50_000, card: 1 })
  expect(mails, happened).toBe(1)
}

test(`two doors and a checkout take the last R100 at once, and a payment is told twice, ${ROUNDS} times`, async () => {
  const smtpUrl = await startMailServer(() => {})
  const [one, two, three, four] = [
    await start(smtpUrl),
    await start(smtpUrl),
    await start(smtpUrl),
    await start(smtpUrl),
  ]
  const all = [one, two, three, four]
  const product = await addProduct(ctx(), { priceCents: 10_000, initialStock: ROUNDS })
  const door = { actor: moderator().actor }
  let doors = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: voucherId, code } = await addVoucher(ctx(), { amountCents: 10_000 })
    const taken = () => ({ voucherId, key: randomUUID(), amountCents: 10_000, reason: undefined })
    const idempotencyKey = randomUUID()
    const order = orderOf([{ product, quantity: 1 }], {
      contact: newContact(),
      delivery: { method: 'pickup' },
      voucher: { code, cents: 10_000 },
    })
    const { toEmail, paid } = await buy(four)
    const results = await Promise.all([
      one.tell('takeVoucherAtDoor', taken(), door),
      two.tell('takeVoucherAtDoor', taken(), door),
      three.tell('placeOrder', { ...order, idempotencyKey }, { actor: VISITOR }),
      four.tell('receivePaymentNotification', paid, { actor: VISITOR }),
    ])
    const happened = JSON.stringify(results)
    const spent = results.slice(0, 3).map((result) => result && 'ok' in result && result.ok)
    expect(spent.filter(Boolean), happened).toHaveLength(1)
    doors += spent[2] ? 0 : 1
    expect(await rowOf(ctx(), voucherId), happened).toMatchObject({ balanceCents: 0 })
    expect(await entriesOf(ctx(), voucherId), happened).toHaveLength(4)
    await one.tell('receivePaymentNotification', paid, { actor: VISITOR })
    await Promise.all(all.map((process) => process.tell('runJobs', undefined, { actor: VISITOR })))
    await runJobs(shop(), one, Infinity)
    await expectIssuedOnce(toEmail, happened)
  }
  const [sold] = await rowsOf<{ count: number }>(
    shop(),
    `select count(*)::int from orders where payment_method = 'voucher' and payment_status = 'paid'`,
  )
  expect(sold?.count).toBe(ROUNDS - doors)
  expect(await checkBooks(admin())).toBe(0)
})

test('killed before each commit between the notification and the mail, a voucher is issued once', async () => {
  const received: string[] = []
  const smtpUrl = await startMailServer((messageId) => received.push(messageId))
  let process = await start(smtpUrl)
  for (let kill = 1, wasKilled = true; wasKilled; kill += 1) {
    const { toEmail, paid } = await buy(process)
    await process.tell('receivePaymentNotification', paid, { actor: VISITOR })
    const ran = await process.tell('runJobs', undefined, { actor: VISITOR, endsAt: kill })
    wasKilled = ran === undefined
    if (wasKilled) process = await start(smtpUrl)
    await runJobs(shop(), process, Infinity)
    await runJobs(shop(), process, Infinity)
    await expectIssuedOnce(toEmail, `kill ${kill}`)
    const mails = new Set(received)
    // A mail that was taken and not yet noted goes out again, under the same name.
    expect(received.length - mails.size, `kill ${kill}`).toBeLessThanOrEqual(1)
    received.length = 0
    if (!wasKilled) expect(kill).toBeGreaterThan(4)
  }
  expect(await checkBooks(admin())).toBe(0)
})
