import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { jobs, orders, taxDocuments } from '#database/schema/index.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { mustRequest, pay, refundsOf } from '#tests/data/refunds.ts'
import { ALL_BUT_SHOP } from '#tests/data/strangers.ts'
import {
  addVoucher,
  codeOf,
  entriesOf,
  giftCard,
  mustPlaceVoucher,
  rowOf,
  voucherInput,
} from '#tests/data/vouchers.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { clientAt, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { checkBooks, listCheckRuns } from '#domain/base/checks/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { placeVoucher } from '../checkout/index.ts'
import { placeVoucherInput } from '../checkout/schemas.ts'
import { changeOrder } from '../order-changes/index.ts'
import { changeOrderInput } from '../order-changes/schemas.ts'
import { expireOrders } from '../orders/index.ts'
import { payWithVoucher } from '../payments/index.ts'
import { cancelRefund, requestRefund, settleRefund } from '../refunds/index.ts'
import { redeemVoucher } from '../vouchers/index.ts'
import { getVoucherBalance, printVoucherOfOrder, sendVoucher } from './index.ts'

const shop = useTestDatabase()
const NOW = new Date('2026-12-01T10:00:00Z')
const ctx = (overrides: Partial<Ctx> = {}) =>
  testCtx(shop(), { now: () => NOW, client: clientAt(), ...overrides })
const { admin } = useStaff(ctx)

/** The job that sends a card, and when it is due. */
async function sendingOf(voucherId: string) {
  return inTransaction(asShop(ctx()), (ctx) =>
    ctx.db
      .select({ jobId: jobs.id, runAt: jobs.runAt })
      .from(jobs)
      .where(and(eq(jobs.kind, 'send-voucher'), sql`${jobs.payload} ->> 'voucherId' = ${voucherId}`)),
  )
}

/** Sends the card, as its job does, into a box of its own. */
async function send(voucherId: string, card = 1, overrides: Partial<Ctx> = {}) {
  const sent: OutgoingMail[] = []
  const [job] = await sendingOf(voucherId)
  const context = asShop(
    ctx({
      mail: { keepsBodies: true, close: () => {}, send: async (mail) => void sent.push(mail) },
      ...overrides,
    }),
  )
  await sendVoucher(context, { voucherId, card, jobId: job?.jobId ?? 0 })
  return sent
}

const orderRow = (id: string) =>
  inTransaction(
    asShop(ctx()),
    async (ctx) => (await ctx.db.select().from(orders).where(eq(orders.id, id)))[0],
  )

async function findings() {
  await checkBooks(admin())
  return (await listCheckRuns(admin())).findings
}

function spend(voucherId: string, cents: number) {
  return inTransaction(asShop(ctx()), (ctx) =>
    redeemVoucher(ctx, {
      voucherId,
      cents,
      use: { for: 'door', movementId: randomUUID() },
      actor: ctx.actor,
    }),
  )
}

describe('a voucher that is bought', () => {
  test('has no money and no code before it is paid, then both, and no tax invoice', async () => {
    const { order, voucher } = await mustPlaceVoucher(ctx())
    expect(order).toMatchObject({ kind: 'voucher', totalCents: 50_000, vatCents: 0, status: 'pending' })
    expect(await codeOf(ctx(), voucher.id)).toBeUndefined()
    expect(await spend(voucher.id, 100)).toEqual({ ok: false, reason: 'unknown_voucher' })
    await pay(ctx(), order, 50_000)
    expect(await rowOf(ctx(), voucher.id)).toMatchObject({ balanceCents: 50_000, expiresOn: '2029-12-01' })
    expect(await entriesOf(ctx(), voucher.id)).toEqual([
      ['sold', -50_000],
      ['voucher', 50_000],
    ])
    const documents = await inTransaction(asShop(ctx()), (ctx) =>
      ctx.db.$count(taxDocuments, eq(taxDocuments.orderId, order.id)),
    )
    expect(documents).toBe(0)
    expect(await findings()).toEqual([])
  })

  test('whose card another secret of the shop has sealed fails to be sent, and staff are shown it', async () => {
    const { order, voucher } = await mustPlaceVoucher(ctx())
    await pay(ctx(), order, 50_000)
    const sealed = { seal: (text: string) => ctx().seal(`another ${text}`) }
    await expect(send(voucher.id, 1, sealed)).rejects.toThrow('needs a new card')
    expect(await send(voucher.id)).toHaveLength(1)
  })

  test('is mailed to its receiver on its day, once, with its card, and its order is done then', async () => {
    const card = {
      ...giftCard,
      toEmail: 'malee@example.com',
      sendsOn: '2026-12-24',
      message: 'Hi <b>you</b> 🎉\nBye',
    }
    const { order, voucher } = await mustPlaceVoucher(ctx(), { card })
    await pay(ctx(), order, 50_000)
    expect(await sendingOf(voucher.id)).toMatchObject([{ runAt: new Date('2026-12-24T06:00:00Z') }])
    const [mail, ...more] = await send(voucher.id)
    expect(more).toEqual([])
    const code = await codeOf(ctx(), voucher.id)
    expect(mail).toMatchObject({ to: 'malee@example.com', subject: 'A KROK voucher from Somchai' })
    expect(mail?.text.replaceAll('-', '')).toContain(code)
    expect(mail?.html).toContain('Hi &lt;b&gt;you&lt;/b&gt; 🎉')
    const [file] = mail?.attachments ?? []
    expect((await readPdf(new Uint8Array(file?.content as Uint8Array))).text).toContain('R500.00')
    expect(await send(voucher.id)).toEqual([])
    expect(await orderRow(order.id)).toMatchObject({ status: 'delivered' })
  })

  test('without an address goes to its buyer, in its own language', async () => {
    const card = { ...giftCard, locale: 'th' as const }
    const { order, voucher } = await mustPlaceVoucher(ctx(), { card })
    await pay(ctx(), order, 50_000)
    const [mail] = await send(voucher.id)
    expect(mail).toMatchObject({ to: order.email, subject: 'บัตรของขวัญ KROK ของคุณ' })
  })

  test('is one order for each key, and none for a day that is over, a method or a shop without them', async () => {
    const input = voucherInput()
    const both = await Promise.all([placeVoucher(ctx(), input), placeVoucher(ctx(), input)])
    expect(new Set(both.map((placed) => placed.ok && placed.order.number)).size).toBe(1)
    expect(await placeVoucher(ctx(), { ...input, amountCents: 5_100 })).toEqual({
      ok: false,
      reason: 'key_reused',
    })
    for (const sendsOn of ['2026-11-30', '2027-12-03']) {
      const late = voucherInput({ card: { ...giftCard, sendsOn } })
      expect(await placeVoucher(ctx(), late)).toEqual({ ok: false, reason: 'no_such_day' })
    }
    expect(await placeVoucher(ctx(), voucherInput({ payment: 'payfast' }))).toEqual({
      ok: false,
      reason: 'payment_method_unavailable',
    })
  })

  test('is never paid by a voucher, and nothing is taken off it: not by its buyer, nor by staff', async () => {
    const { code } = await addVoucher(ctx())
    const { idempotencyKey: _, ...input } = voucherInput()
    const worth = { amountCents: input.amountCents }
    expect(placeVoucherInput.safeParse(input).success).toBe(true)
    for (const more of [
      { voucher: { code, cents: 5_000 } },
      { discountCode: 'SAWASDEE' },
      { payment: 'voucher' },
    ]) {
      expect(placeVoucherInput.safeParse({ ...input, ...more }).success).toBe(false)
    }
    const { order } = await mustPlaceVoucher(ctx(), worth)
    const product = await addProduct(ctx())
    const wanted = {
      orderId: order.id,
      version: 0,
      lines: [{ productId: product.id, quantity: 1 }],
      discount: { kind: 'amount', amountCents: 1_000 },
      agreedBalanceCents: 0,
      reason: 'Regular',
    }
    expect(await changeOrder(admin(), changeOrderInput.parse(wanted))).toMatchObject({
      ok: false,
      reason: 'not_changeable',
    })
    expect(await payWithVoucher(ctx(), { accessKey: order.accessKey, code, language: 'en' })).toEqual({
      ok: false,
      reason: 'not_for_vouchers',
    })
  })

  test('that nobody pays never gets money, and money that comes later is marked for staff', async () => {
    const { order, voucher } = await mustPlaceVoucher(ctx())
    await expireOrders({ ...ctx({ now: () => new Date('2027-01-01T10:00:00Z') }), actor: { role: 'shop' } })
    expect(await orderRow(order.id)).toMatchObject({ status: 'expired' })
    await pay(ctx(), order, 50_000)
    expect(await orderRow(order.id)).toMatchObject({ attention: 'late' })
    expect((await rowOf(ctx(), voucher.id)).balanceCents).toBe(0)
  })

  test.each(ALL_BUT_SHOP)('sendVoucher refuses a stranger: $role', async (actor) => {
    const input = { voucherId: randomUUID(), card: 1, jobId: 0 }
    await expect(sendVoucher(ctx({ actor }), input)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('a refund of a voucher', () => {
  const refund = (orderId: string, itemId: string, amountCents: number) => ({
    kind: 'goods' as const,
    orderId,
    lines: [{ itemId, quantity: 0, amountCents, restocks: false }],
    deliveryCents: 0,
    reason: 'Asked',
  })

  async function paidVoucher() {
    const { order, voucher } = await mustPlaceVoucher(ctx())
    await pay(ctx(), order, 50_000)
    const { rows } = await inTransaction(asShop(ctx()), (ctx) =>
      ctx.db.execute<{ id: string }>(sql`select id from order_items where order_id = ${order.id}`),
    )
    return { orderId: order.id, accessKey: order.accessKey, voucherId: voucher.id, itemId: rows[0]?.id ?? '' }
  }

  test('takes what nobody has spent, from when it is asked for on', async () => {
    const { orderId, voucherId, itemId } = await paidVoucher()
    await spend(voucherId, 20_000)
    expect(await requestRefund(admin(), refund(orderId, itemId, 30_001))).toEqual({
      ok: false,
      reason: 'spent',
      maxCents: 30_000,
    })
    const refundId = await mustRequest(admin(), refund(orderId, itemId, 30_000))
    expect(await spend(voucherId, 100)).toEqual({ ok: false, reason: 'unknown_voucher' })
    expect(await cancelRefund(admin(), { refundId })).toEqual({ ok: true })
    expect(await spend(voucherId, 10_000)).toMatchObject({ ok: true, leftCents: 20_000 })
    const again = await mustRequest(admin(), refund(orderId, itemId, 20_000))
    expect(await settleRefund(admin(), { refundId: again, reference: 'sent' })).toEqual({ ok: true })
    expect((await rowOf(ctx(), voucherId)).balanceCents).toBe(0)
    expect(await refundsOf(ctx(), orderId)).toHaveLength(2)
    expect(await findings()).toEqual([])
  })

  test('of all of it: its card cannot be printed or sent any more, and its code is not known', async () => {
    const { orderId, accessKey, voucherId, itemId } = await paidVoucher()
    const code = (await codeOf(ctx(), voucherId)) ?? ''
    await mustRequest(admin(), refund(orderId, itemId, 50_000))
    expect(await send(voucherId)).toEqual([])
    await expect(printVoucherOfOrder(ctx(), { accessKey })).rejects.toMatchObject({ code: 'not_found' })
    expect(await getVoucherBalance(ctx(), { code })).toEqual({ ok: false, reason: 'unknown_voucher' })
  })
})

describe('what is left', () => {
  test('is shown to who has the code, with where the rest went, and says until when', async () => {
    const { id, code } = await addVoucher(ctx(), { sendsOn: '2026-12-01' })
    await spend(id, 2_500)
    expect(await getVoucherBalance(ctx(), { code })).toEqual({
      ok: true,
      balance: {
        code: `KROK-${code.match(/.{1,4}/g)?.join('-')}`,
        amountCents: 10_000,
        leftCents: 7_500,
        paysFrom: null,
        expiresOn: '2029-12-01',
        hasExpired: false,
        movements: expect.arrayContaining([
          { at: NOW, account: 'gift', cents: 10_000 },
          { at: NOW, account: 'door', cents: -2_500 },
        ]),
      },
    })
  })

  test('is told of codes that are guessed as of codes that are not paid, and not often', async () => {
    const client = clientAt()
    const ask = () => getVoucherBalance(ctx({ client }), { code: '000000000000000000' })
    for (let i = 0; i < 60; i += 1) expect(await ask()).toEqual({ ok: false, reason: 'unknown_voucher' })
    expect(await ask()).toMatchObject({ ok: false, reason: 'wait' })
    const other = clientAt()
    for (let i = 0; i < 480; i += 1) {
      const of64 = { ...clientAt(), network: other.address }
      expect(await getVoucherBalance(ctx({ client: of64 }), { code: '0' })).toMatchObject({
        reason: 'unknown_voucher',
      })
    }
    const last = { ...clientAt(), network: other.address }
    expect(await getVoucherBalance(ctx({ client: last }), { code: '0' })).toMatchObject({ reason: 'wait' })
  })
})

test('the card of an order is for whoever has its link, once it is paid', async () => {
  const { order } = await mustPlaceVoucher(ctx())
  const { accessKey } = order
  await expect(printVoucherOfOrder(ctx(), { accessKey })).rejects.toMatchObject({ code: 'not_found' })
  await pay(ctx(), order, 50_000)
  expect((await readPdf(await printVoucherOfOrder(ctx(), { accessKey }))).text).toContain('For Malee')
  const elsewhere = { accessKey: 'x'.repeat(43) }
  await expect(printVoucherOfOrder(ctx(), elsewhere)).rejects.toMatchObject({ code: 'not_found' })
})
