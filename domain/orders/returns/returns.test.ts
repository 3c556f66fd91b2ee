import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { jobs, products, returnRequests } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { handlersOf } from '#domain/base/jobs/index.ts'
import { removeUnusedFiles } from '#domain/base/media/index.ts'
import { DAY, addTime } from '#shared/kernel/durations.ts'
import { addPerson, auditOf, jobsOf, useStaff } from '#tests/data/people.ts'
import { tracking } from '#tests/data/orders.ts'
import { changeProduct } from '#tests/data/products.ts'
import { placePaid, refundsOf } from '#tests/data/refunds.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { testStorage } from '#tests/stand-ins/test-storage.ts'
import { changeOrderStatus, getStaffOrder, listOrders } from '../order-desk/index.ts'
import { listOrdersInput } from '../order-desk/schemas.ts'
import { cancelRefund } from '../refunds/index.ts'
import {
  addReturnPicture,
  declineReturn,
  getReturnForm,
  readReturns,
  refundReturn,
  replaceReturn,
  requestReturn,
} from './index.ts'
import { returnMailJobs } from './jobs.ts'
import { requestReturnInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = (overrides: Partial<Ctx> = {}) => testCtx(shop(), overrides)
const { ada, admin, moderator } = useStaff(ctx)
const storage = testStorage()

type Placed = Awaited<ReturnType<typeof placePaid>>

/** Three jars of one product and one of another, paid, and as far as wanted. */
async function placeSent(to: 'shipped' | 'delivered' = 'delivered', on = new Date()): Promise<Placed> {
  const order = await placePaid(ctx())
  const steps = ['processing', 'shipped', ...(to === 'delivered' ? (['delivered'] as const) : [])] as const
  for (const step of steps) {
    const staff = { ...admin(), now: () => on }
    expect(await changeOrderStatus(staff, { orderId: order.id, to: step, tracking })).toEqual({ ok: true })
  }
  return order
}

const ask = (
  { accessKey, itemA }: Placed,
  overrides: Partial<z.input<typeof requestReturnInput>> = {},
  context = ctx(),
) =>
  requestReturn(
    context,
    requestReturnInput.parse({
      accessKey,
      lines: [{ itemId: itemA.id, quantity: 2 }],
      reason: 'broken',
      wish: 'refund',
      words: 'Two lids are broken.',
      ...overrides,
    }),
  )

async function mustAsk(...args: Parameters<typeof ask>): Promise<string> {
  const result = await ask(...args)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.id
}

const viewOf = async ({ id }: Placed) => (await getStaffOrder(admin(), { id, language: 'en' })).returns
const waiting = async () =>
  (await listOrders(moderator(), listOrdersInput.parse({ status: 'returns' }))).items.map(
    ({ number }) => number,
  )

test('what is broken: asked for, refunded for exactly those jars, and mailed in the language of the order', async () => {
  const order = await placeSent()
  const form = await getReturnForm(ctx(), { accessKey: order.accessKey, language: 'th' })
  expect(form).toMatchObject({ isSent: true, wasDelivered: true, lines: [{ left: 3 }, { left: 1 }] })
  expect(form.reasons.map(({ reason, right }) => `${reason}: ${right}`)).toEqual([
    'broken: defect',
    'wrong: defect',
    'quality: defect',
    'not_as_described: description',
    'after_advert: direct_marketing',
  ])
  const returnId = await mustAsk(order)
  expect(await waiting()).toContain(order.number)
  const [asked] = await viewOf(order)
  expect(asked).toMatchObject({ state: 'waiting', right: 'defect', words: 'Two lids are broken.' })
  expect(asked?.refund).toEqual({ amountCents: 6_666, totalCents: 6_666 })
  const agreedTotalCents = asked?.refund?.totalCents ?? 0
  expect(await refundReturn(admin(), { returnId, agreedTotalCents: 1 })).toMatchObject({
    reason: 'sum_differs',
  })
  expect(await refundReturn(admin(), { returnId, agreedTotalCents })).toEqual({ ok: true })
  expect(await refundReturn(admin(), { returnId, agreedTotalCents })).toMatchObject({ reason: 'answered' })
  const [refund, ...others] = await refundsOf(ctx(), order.id)
  expect(others).toEqual([])
  expect(refund).toMatchObject({ amountCents: 6_666, requestedBy: ada.id, status: 'pending' })
  expect(refund?.lines).toMatchObject([{ orderItemId: order.itemA.id, quantity: 2, restocks: false }])
  expect(await waiting()).not.toContain(order.number)
  expect(await auditOf(ctx(), order.id)).toContainEqual(
    expect.objectContaining({ action: 'return.refunded', actorId: ada.id }),
  )
  expect(await jobsOf(ctx(), 'send-return-answer', returnId)).toHaveLength(1)
  const { requests, lines } = await getReturnForm(ctx(), { accessKey: order.accessKey, language: 'en' })
  expect(requests).toMatchObject([{ state: 'refunded', pictureCount: 0 }])
  expect(lines).toMatchObject([{ left: 1 }, { left: 1 }])
})

test('with the last jars the delivery goes back too', async () => {
  const order = await placeSent()
  const lines = [order.itemA, order.itemB].map(({ id, quantity }) => ({ itemId: id, quantity }))
  const returnId = await mustAsk(order, { lines, reason: 'not_as_described' })
  const agreedTotalCents = order.totalCents
  expect(await refundReturn(admin(), { returnId, agreedTotalCents })).toEqual({ ok: true })
})

test('is refused: what was not sent, what is asked for twice, refunded, of another order, or has no right', async () => {
  const notSent = await placePaid(ctx())
  expect(await ask(notSent)).toEqual({ ok: false, reason: 'not_sent' })
  const order = await placeSent('shipped')
  const other = await placeSent('shipped')
  const { itemA, itemB } = order
  expect(await ask(order, { lines: [{ itemId: itemA.id, quantity: 4 }] })).toMatchObject({ left: 3 })
  expect(await ask(order, { lines: [{ itemId: other.itemA.id, quantity: 1 }] })).toMatchObject({
    reason: 'unknown_item',
  })
  expect(await ask(order, { reason: 'changed_mind' })).toEqual({ ok: false, reason: 'no_right' })
  expect(await ask(order, { reason: 'after_advert', wish: 'replacement' })).toEqual({
    ok: false,
    reason: 'refund_only',
  })
  const results = await Promise.all([ask(order), ask(order)])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'too_many', itemId: itemA.id, left: 1 })
  // The other line, which is declined.
  const returnId = await mustAsk(order, { lines: [{ itemId: itemB.id, quantity: 1 }] })
  expect(await ask(order, { lines: [{ itemId: itemB.id, quantity: 1 }] })).toMatchObject({ left: 0 })
  // Then it may be asked for once more, with a better picture.
  expect(await declineReturn(moderator(), { returnId, answer: 'We need to see it.' })).toEqual({ ok: true })
  expect(await ask(order, { lines: [{ itemId: itemB.id, quantity: 1 }] })).toMatchObject({ ok: true })
})

test('a refund that is withdrawn does not give the same jars another return', async () => {
  const order = await placeSent()
  const returnId = await mustAsk(order)
  await refundReturn(admin(), { returnId, agreedTotalCents: 6_666 })
  const [refund] = await refundsOf(ctx(), order.id)
  expect(await cancelRefund(admin(), { refundId: refund?.id ?? '' })).toEqual({ ok: true })
  expect(await ask(order)).toMatchObject({ reason: 'too_many', left: 1 })
})

test('each right has its last day, counted from the day on which the order was delivered', async () => {
  // On a Wednesday.
  const order = await placeSent('delivered', new Date('2026-11-25T08:00:00Z'))
  const at = (day: string) => ctx({ now: () => new Date(`${day}T21:30:00Z`) })
  const one = [{ itemId: order.itemA.id, quantity: 1 }]
  expect(await ask(order, { lines: one, reason: 'after_advert' }, at('2026-12-03'))).toEqual({
    ok: false,
    reason: 'too_late',
    until: '2026-12-02',
  })
  expect(await ask(order, { lines: one, reason: 'after_advert' }, at('2026-12-02'))).toMatchObject({
    ok: true,
  })
  expect(await ask(order, { lines: one, reason: 'not_as_described' }, at('2026-12-10'))).toMatchObject({
    until: '2026-12-09',
  })
  expect(await ask(order, { lines: one }, at('2027-05-26'))).toMatchObject({ until: '2027-05-25' })
  expect(await ask(order, { lines: one }, at('2027-05-25'))).toMatchObject({ ok: true })
  const { reasons } = await getReturnForm(at('2026-12-03'), { accessKey: order.accessKey, language: 'en' })
  expect(reasons.filter(({ isOver }) => isOver)).toEqual([
    { reason: 'after_advert', right: 'direct_marketing', until: '2026-12-02', isOver: true },
  ])
})

test('what is no food may come back within seven days for no reason, and food of the same order may not', async () => {
  const on = new Date('2026-11-25T10:00:00Z')
  const order = await placeSent('delivered', on)
  await changeProduct(ctx(), order.b.id, { notFood: true })
  const at = (day: string) => ctx({ now: () => new Date(`${day}T10:00:00Z`) })
  const { reasons, lines } = await getReturnForm(at('2026-11-26'), {
    accessKey: order.accessKey,
    language: 'en',
  })
  expect(lines.map(({ isFood }) => isFood)).toEqual([true, false])
  expect(reasons.map(({ reason, right }) => [reason, right])).toContainEqual(['cooling_off', 'cooling_off'])
  const goods = [{ itemId: order.itemB.id, quantity: 1 }]
  const why = { reason: 'cooling_off', lines: goods } as const
  const both = [...goods, { itemId: order.itemA.id, quantity: 1 }]
  expect(await ask(order, { ...why, lines: both }, at('2026-11-26'))).toMatchObject({ reason: 'no_right' })
  expect(await ask(order, { ...why, wish: 'replacement' }, at('2026-11-26'))).toMatchObject({
    reason: 'refund_only',
  })
  expect(await ask(order, why, at('2026-12-03'))).toMatchObject({ reason: 'too_late', until: '2026-12-02' })
  expect(await ask(order, why, at('2026-12-02'))).toMatchObject({ ok: true })
  expect(await viewOf(order)).toMatchObject([{ right: 'cooling_off', rightUntil: '2026-12-02' }])
  const after = await getReturnForm(at('2026-12-02'), { accessKey: order.accessKey, language: 'en' })
  expect(after.reasons.map(({ reason }) => reason)).not.toContain('cooling_off')
})

test('another one: a parcel with exactly those jars, once', async () => {
  const order = await placeSent()
  const returnId = await mustAsk(order, { wish: 'replacement' })
  expect(await replaceReturn(moderator(), { returnId })).toEqual({ ok: false, reason: 'tracking_needed' })
  const again = { returnId, tracking: { carrier: 'Pudo', number: `P ${order.number}` }, costCents: 6_950 }
  const results = await Promise.all([replaceReturn(moderator(), again), replaceReturn(moderator(), again)])
  expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'answered' })
  expect(await viewOf(order)).toMatchObject([{ state: 'replaced' }])
  expect(await jobsOf(ctx(), 'send-parcel-again', order.id)).toHaveLength(1)
  const { parcels } = await getStaffOrder(moderator(), { id: order.id })
  expect(parcels).toMatchObject([{ reason: 'replacement', costCents: 6_950 }])
})

test('more than there is in stock is not sent again', async () => {
  const order = await placeSent()
  const returnId = await mustAsk(order, { wish: 'replacement' })
  await inTransaction(asShop(ctx()), ({ db }) =>
    db.update(products).set({ stockQuantity: 1 }).where(eq(products.id, order.a.id)),
  )
  const again = { returnId, tracking: { carrier: 'Pudo', number: `P ${order.number}` } }
  expect(await replaceReturn(moderator(), again)).toMatchObject({ reason: 'out_of_stock', left: 1 })
  expect(await viewOf(order)).toMatchObject([{ state: 'waiting' }])
})

test('a picture is stored for what was sent, and stays as long as a request names it', async () => {
  const order = await placeSent()
  const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const { accessKey } = order
  const stored = await addReturnPicture(ctx({ storage }), { accessKey, file })
  if (!stored.ok) throw new Error(stored.reason)
  await mustAsk(order, { pictures: [stored.name] })
  expect((await viewOf(order))[0]?.pictures).toHaveLength(1)
  const later = asShop(ctx({ storage, now: () => addTime(new Date(), 2 * DAY) }))
  const isKept = async () =>
    (await storage.list({ limit: 1_000 })).some(({ name }) => name.startsWith(stored.name))
  await removeUnusedFiles(later)
  expect(await isKept()).toBe(true)
  expect(await addReturnPicture(ctx({ storage }), { accessKey, file: Buffer.from('no picture') })).toEqual({
    ok: false,
    reason: 'not_a_picture',
  })
  const notSent = await placePaid(ctx())
  expect(await addReturnPicture(ctx({ storage }), { ...notSent, file })).toEqual({
    ok: false,
    reason: 'not_sent',
  })
  await inTransaction(asShop(ctx()), ({ db }) => db.update(returnRequests).set({ pictures: [] }))
  await removeUnusedFiles(later)
  expect(await isKept()).toBe(false)
})

test('the answer is mailed once, in the language of the order', async () => {
  const order = await placeSent()
  const returnId = await mustAsk(order)
  await declineReturn(moderator(), { returnId, answer: 'The lids are fine on your pictures.' })
  const sent = await answersOf(order.id, returnId)
  expect(sent).toMatchObject([{ subject: `Your return for order ${order.number}` }])
  expect(sent[0]?.text).toContain('The lids are fine on your pictures.')
  expect(sent[0]?.text).toContain('cgso.org.za')
})

test('the answer names the sum that goes back', async () => {
  const order = await placeSent()
  const returnId = await mustAsk(order)
  expect(await refundReturn(admin(), { returnId, agreedTotalCents: 6_666 })).toEqual({ ok: true })
  const [mail] = await answersOf(order.id, returnId)
  expect(mail?.text).toContain(`We refund R66.66 of order ${order.number} for this:`)
})

/** The mails that answer a request. */
async function answersOf(orderId: string, returnId: string): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const mail = { keepsBodies: true, close: () => {}, send: async (one: OutgoingMail) => void sent.push(one) }
  const [job] = await inTransaction(asShop(ctx()), ({ db }) =>
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(sql`payload ->> 'returnId' = ${returnId}`),
  )
  const input = { orderId, returnId, jobId: job?.id ?? 0 }
  await handlersOf(returnMailJobs)['send-return-answer'](asShop(ctx({ mail })), input)
  return sent
}

test('refuses a stranger: a wrong key asks and shows nothing, only staff answer, and admins refund', async () => {
  const order = await placeSent()
  const returnId = await mustAsk(order)
  const { actor } = await addPerson(ctx())
  const wrong = { ...order, accessKey: randomBytes(32).toString('base64url') }
  const asBen = ctx({ actor })
  const input = { accessKey: wrong.accessKey, language: 'en' } as const
  await expect(getReturnForm(asBen, input)).rejects.toMatchObject({ code: 'not_found' })
  await expect(ask(wrong, {}, asBen)).rejects.toMatchObject({ code: 'not_found' })
  await expect(addReturnPicture(asBen, { ...input, file: Buffer.from('') })).rejects.toMatchObject({
    code: 'not_found',
  })
  for (const stranger of [ctx(), asBen]) {
    for (const answer of [
      () => declineReturn(stranger, { returnId, answer: 'x' }),
      () => replaceReturn(stranger, { returnId }),
      () => refundReturn(stranger, { returnId, agreedTotalCents: 6_666 }),
      () => readReturns(stranger, { orderId: order.id, language: 'en' }),
    ]) {
      await expect(answer()).rejects.toMatchObject({ code: 'forbidden' })
    }
  }
  await expect(refundReturn(moderator(), { returnId, agreedTotalCents: 6_666 })).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(await viewOf(order)).toMatchObject([{ state: 'waiting' }])
})
