import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#domain/base/checks/index.ts'
import type { Actor } from '#domain/kernel/context.ts'
import { changeOwnOrderInput } from '#domain/orders/order-changes/schemas.ts'
import { changeOrderStatus, listParcels } from '#domain/orders/order-desk/index.ts'
import { requestReturn } from '#domain/orders/returns/index.ts'
import { requestReturnInput } from '#domain/orders/returns/schemas.ts'
import { newContact, tracking } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { pay, placeForRefunds } from '#tests/data/refunds.ts'
import { rowsOf } from '../helpers/order-stream.ts'
import { testCtx } from '../helpers/test-ctx.ts'
import { useTestDatabase } from '../helpers/test-database.ts'
import { startMailServer } from '../stand-ins/mail-server.ts'
import { type PayFastStandIn, startPayFastStandIn } from '../stand-ins/payfast.ts'
import { type PaystackStandIn, startPaystackStandIn } from '../stand-ins/paystack.ts'
import { runJobs, startToldProcess, type ToldProcess } from './start-told-process.ts'

/*
 * Work on orders that takes several transactions, mails and refunds is killed before each of its commits, and started
 * again. An order has then become the same as without that: its money, papers, jars and history, each refund sent once.
 */

const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' }
const secretKey = 'sk_test_1'
const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { admin } = useStaff(ctx)
let payFast: PayFastStandIn
let payStack: PaystackStandIn
beforeAll(async () => {
  payFast = await startPayFastStandIn(merchant)
  payStack = await startPaystackStandIn({ secretKey })
})
afterAll(() => {
  payFast.close()
  payStack.close()
})

/** Something that is done to orders, as a process is told to. */
type Story = {
  orderIds: string[]
  press(process: ToldProcess, endsAt?: number): Promise<unknown>
  /** The answer when it was done already. */
  again: object
  /** Refunds that providers send, in ZAR cents, and mails. */
  brings: { refunds: number[]; mails: number }
}

const place = () => placeForRefunds(ctx(), { contact: newContact() })

async function paidByPayFast(order: { id: string }, amountCents: number): Promise<void> {
  const id = await pay(ctx(), order, amountCents, 'payfast')
  payFast.payments.push({ id, fields: {}, amountCents, status: 'COMPLETE', refundedCents: 0 })
}
async function paidByPaystack(order: { id: string; totalCents: number }): Promise<void> {
  const amount = order.totalCents
  const reference = await pay(ctx(), order, amount, 'paystack')
  const id = payStack.transactions.length + 1
  const common = { currency: 'ZAR', metadata: '', callbackUrl: '' }
  payStack.transactions.push({ id, reference, amount, status: 'success', ...common })
}

const VISITOR: Actor = { role: 'visitor' }

/** Takes the steps of an order that is paid. */
async function step(orderId: string, ...steps: ('processing' | 'shipped')[]): Promise<void> {
  for (const to of steps) {
    expect(await changeOrderStatus(admin(), { orderId, to, tracking })).toEqual({ ok: true })
  }
}

async function placeSent() {
  const order = await place()
  await paidByPaystack(order)
  await step(order.id, 'processing', 'shipped')
  return order
}

/** Prepares orders, and says what is done to them. */
const STORIES: Record<string, () => Promise<Story>> = {
  'a buyer takes a jar away': async () => {
    const { id, accessKey, totalCents, a } = await place()
    await paidByPayFast({ id }, totalCents)
    const lines = [{ productId: a.id, quantity: 3 }]
    const input = changeOwnOrderInput.parse({ accessKey, version: 0, agreedBalanceCents: -9_901, lines })
    return {
      orderIds: [id],
      press: (process, endsAt) => process.tell('changeOwnOrder', input, { actor: VISITOR, endsAt }),
      again: { reason: 'nothing_changed' },
      brings: { refunds: [9_901], mails: 2 },
    }
  },
  'a buyer cancels': async () => {
    const { accessKey, ...order } = await place()
    await paidByPaystack(order)
    return {
      orderIds: [order.id],
      press: (process, endsAt) => process.tell('cancelMyOrder', { accessKey }, { actor: VISITOR, endsAt }),
      again: { ok: true },
      brings: { refunds: [27_400], mails: 2 },
    }
  },
  'a return is refunded': async () => {
    const { id, accessKey, itemA } = await placeSent()
    const wanted = { accessKey, lines: [{ itemId: itemA.id, quantity: 2 }], reason: 'broken', wish: 'refund' }
    const asked = await requestReturn(ctx(), requestReturnInput.parse({ ...wanted, words: '' }))
    if (!asked.ok) throw new Error(`the return was refused: ${asked.reason}`)
    const input = { returnId: asked.id, agreedTotalCents: 6_666 }
    return {
      orderIds: [id],
      press: (process, endsAt) => process.tell('refundReturn', input, { actor: admin().actor, endsAt }),
      again: { reason: 'answered' },
      brings: { refunds: [6_666], mails: 2 },
    }
  },
  'what was sent is cancelled': async () => {
    const { id: orderId, totalCents, itemA } = await place()
    await paidByPayFast({ id: orderId }, 10_000)
    await paidByPayFast({ id: orderId }, totalCents - 10_000)
    await step(orderId, 'processing', 'shipped')
    const goods = [{ itemId: itemA.id, fit: 1, damaged: 1 }]
    const input = { orderId, reason: 'Nobody at home', goods, isSure: true }
    return {
      orderIds: [orderId],
      press: (process, endsAt) => process.tell('cancelSentOrder', input, { actor: admin().actor, endsAt }),
      again: { reason: 'illegal_step' },
      brings: { refunds: [10_000, 17_400], mails: 3 },
    }
  },
  'a lost parcel is sent again': async () => {
    const { id: orderId, itemA } = await placeSent()
    const input = {
      orderId,
      lostNumber: tracking.number,
      lines: [{ itemId: itemA.id, quantity: 3 }],
      tracking: { carrier: 'The Courier Guy', number: randomUUID() },
      costCents: 9_500,
    }
    return {
      orderIds: [orderId],
      press: (process, endsAt) => process.tell('sendLostAgain', input, { actor: admin().actor, endsAt }),
      again: { reason: 'overtaken' },
      brings: { refunds: [], mails: 1 },
    }
  },
  'a bank’s statement is recorded': async () => {
    const orders = [await place(), await place()]
    const lines = orders.map(({ id: orderId, number, totalCents }) => ({
      date: '2026-11-24',
      description: `EFT ${number}`,
      amountCents: totalCents,
      orderId,
      dueCents: totalCents,
    }))
    return {
      orderIds: orders.map(({ id }) => id),
      press: (process, endsAt) =>
        process.tell('recordStatement', { lines }, { actor: admin().actor, endsAt }),
      again: { verdicts: [{ verdict: 'already' }, { verdict: 'already' }] },
      brings: { refunds: [], mails: 2 },
    }
  },
  'two parcels are shipped': async () => {
    const orders = [await place(), await place()]
    for (const order of orders) {
      await paidByPaystack(order)
      await step(order.id, 'processing')
    }
    const orderIds = orders.map(({ id }) => id)
    const { parcels: packed } = await listParcels(admin(), { orderIds })
    const common = { carrier: 'The Courier Guy', isShared: false }
    const parcels = packed.map(({ id: orderId, seen }) => ({
      ...common,
      orderId,
      seen,
      number: randomUUID(),
    }))
    return {
      orderIds,
      press: (process, endsAt) => process.tell('shipParcels', { parcels }, { actor: admin().actor, endsAt }),
      again: { verdicts: [{ verdict: 'already' }, { verdict: 'already' }] },
      brings: { refunds: [], mails: 2 },
    }
  },
}

async function start(smtpUrl: string): Promise<ToldProcess> {
  return startToldProcess({
    DATABASE_URL: shop().url ?? '',
    SMTP_URL: smtpUrl,
    PAYFAST_MERCHANT_ID: merchant.merchantId,
    PAYFAST_MERCHANT_KEY: merchant.merchantKey,
    PAYFAST_PASSPHRASE: merchant.passphrase,
    PAYFAST_URL: payFast.url,
    PAYFAST_API_URL: payFast.apiUrl,
    PAYSTACK_SECRET_KEY: secretKey,
    PAYSTACK_URL: payStack.url,
  })
}

/** The whole outcome of orders. */
async function outcomeOf(ids: string[]) {
  const all = (columns: string, rows: string) =>
    `(select coalesce(jsonb_agg(jsonb_build_array(${columns}) order by ${columns}), '[]') from ${rows})`
  const of = (table: string) => `${table} where order_id = orders.id`
  return rowsOf<{ refunds: unknown[] }>(
    shop(),
    `select status, payment_status, total_cents, attention, cancels_at,
      ${all(`kind, content -> 'totalCents'`, of('tax_documents'))} as documents,
      ${all('kind, status, amount_cents', of('refunds'))} as refunds,
      ${all('amount_cents, refunded_cents', of('payments'))} as payments,
      ${all('from_status, to_status', of('order_history'))} as history,
      ${all('movement_type, quantity', 'inventory_movements where reference_id = orders.id')} as movements,
      ${all('serial, difference_cents', of('order_changes'))} as changes,
      ${all('reason, cost_cents', of('parcels'))} as parcels,
      ${all('order_id = orders.id', of('statement_lines'))} as lines,
      ${all(
        'kind, finished_at is not null, (select count(*) from mails where job_id = jobs.id)',
        `jobs where payload ->> 'orderId' = orders.id::text
          or payload ->> 'refundId' in (select refunds.id::text from ${of('refunds')})`,
      )} as jobs
    from orders where id in ('${ids.join(`', '`)}') order by created_at, number`,
  )
}

/** The refunds of orders that their providers have sent, in ZAR cents. */
async function refundsSent(orderIds: string[]): Promise<number[]> {
  const paid = await rowsOf<{ reference: string }>(
    shop(),
    `select reference from payments where order_id in ('${orderIds.join(`', '`)}')`,
  )
  const references = new Set(paid.map(({ reference }) => reference))
  const transactions = new Map(payStack.transactions.map(({ id, reference }) => [id, reference]))
  return [
    ...payFast.refunds.filter(({ paymentId }) => references.has(paymentId)),
    ...payStack.refunds
      .filter(({ transaction }) => references.has(transactions.get(transaction) ?? ''))
      .map(({ amount: amountCents }) => ({ amountCents })),
  ]
    .map(({ amountCents }) => amountCents)
    .toSorted((a, b) => a - b)
}

test.each(Object.entries(STORIES))(
  '%s; killed before each commit, it ends as if it had not been',
  async (_, prepare) => {
    const received: string[] = []
    const smtpUrl = await startMailServer((messageId) => received.push(messageId))
    async function begin(): Promise<Story> {
      const story = await prepare()
      // The jobs of what came before.
      await rowsOf(shop(), 'update jobs set finished_at = now() where finished_at is null')
      received.length = 0
      return story
    }
    let process = await start(smtpUrl)
    const undisturbed = await begin()
    await undisturbed.press(process)
    await runJobs(shop(), process)
    const outcome = await outcomeOf(undisturbed.orderIds)
    for (let kill = 1, wasKilled = true; wasKilled; kill += 1) {
      const { press, again, brings, orderIds } = await begin()
      const pressed = await press(process, kill)
      wasKilled = pressed === undefined || (await runJobs(shop(), process)) === undefined
      if (wasKilled) process = await start(smtpUrl)
      await runJobs(shop(), process, Infinity)
      // A person who saw no answer presses again.
      const answer = await press(process)
      if (pressed !== undefined) expect(answer, `kill ${kill}`).toMatchObject(again)
      await runJobs(shop(), process)
      expect(await outcomeOf(orderIds), `kill ${kill}`).toEqual(outcome)
      const mails = Map.groupBy(received, (id) => id)
      const happened = { refunds: await refundsSent(orderIds), mails: mails.size }
      expect(happened, `kill ${kill}`).toEqual(brings)
      // A mail that was taken and not yet noted goes out again, under the same name.
      expect(received.length - mails.size, `kill ${kill}`).toBeLessThanOrEqual(1)
      if (!wasKilled) expect(kill).toBeGreaterThan(4)
    }
    expect(await checkBooks(admin())).toBe(0)
  },
)
