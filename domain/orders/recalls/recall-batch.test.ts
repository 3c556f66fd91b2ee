import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mailbox } from '#adapters/mail/mailbox.ts'
import type { OutgoingMail } from '#adapters/mail/mail.ts'
import { bringTo, mustPlaceRow, newContact, orderOf, tracking, tryToPlace } from '#tests/data/orders.ts'
import { addBatched, packedOf, receive, shelfOf, stockFaults } from '#tests/data/stock.ts'
import { asStaff, auditOf, jobsOf, useStaff } from '#tests/data/people.ts'
import { stockOf, type TestProduct } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { listPackedBatches } from '#domain/catalog/inventory/index.ts'
import { handlersOf, runWaitingJobs } from '#domain/base/jobs/index.ts'
import { changeOrderStatus } from '../order-desk/index.ts'
import { listPackedJars, repackJars } from '#domain/catalog/stock-desk/index.ts'
import { repackJarsInput } from '#domain/catalog/stock-desk/schemas.ts'
import { getBatch, previewRecall, recallBatch, recallMailJobs } from './index.ts'
import { recallBatchInput } from './schemas.ts'

const shop = useTestDatabase()
const sent: OutgoingMail[] = []
const mail = {
  ...mailbox,
  async send(one: OutgoingMail) {
    sent.push(one)
    await mailbox.send(one)
  },
}
const ctx = () => testCtx(shop(), { now: () => new Date('2026-12-01T08:30:00Z'), mail })
const { moe, moderator: staff } = useStaff(ctx)
const admin = (): Ctx => ({ ...ctx(), actor: asStaff(moe, true) })
const told = {
  reason: { en: 'It may contain glass.', th: 'อาจมีเศษแก้ว' },
  advice: { en: 'Bring it back.', th: 'นำมาคืนที่ร้าน' },
}
const recall = (batchId: string) => recallBatch(admin(), recallBatchInput.parse({ batchId, ...told }))
const order = async (product: TestProduct, quantity: number, language: 'en' | 'th' = 'en') =>
  mustPlaceRow(ctx(), orderOf([{ product, quantity }], { contact: newContact(), language }))

const A = { batchCode: 'A', bestBefore: '2027-01-31' }
const B = { batchCode: 'B', bestBefore: '2027-03-31' }

test('a recalled part takes its boxes off sale, and who got it in one is mailed', async () => {
  const part = await addBatched(staff(), [{ ...A, quantity: 10 }])
  const batch = await receive(staff(), { product: part, ...A, quantity: 2 })
  const box = await addSet(ctx(), [{ product: part, quantity: 2 }])
  const shipped = await order(box, 1)
  await bringTo(staff(), shipped.id, 'shipped')
  expect(await recall(batch.id)).toEqual({ ok: true, mails: 1, missing: 0 })
  await runWaitingJobs(asShop(ctx()), { handlers: handlersOf(recallMailJobs) })
  expect(sent.filter(({ to }) => to === shipped.email)).toHaveLength(1)
  const late = orderOf([{ product: box, quantity: 1 }], { contact: newContact() })
  expect(await tryToPlace(ctx(), late)).toMatchObject({ ok: false, reason: 'out_of_stock' })
})

test('what is left is off sale, buyers who got it are mailed once in their language, and others are not', async () => {
  const product = await addBatched(staff(), [{ ...A, quantity: 10 }])
  const batch = await receive(staff(), { product, ...A, quantity: 2 })
  const [shipped, delivered, cancelled, waiting] = [
    await order(product, 2),
    await order(product, 1, 'th'),
    await order(product, 1),
    await order(product, 3),
  ]
  await bringTo(staff(), shipped.id, 'shipped')
  await bringTo(staff(), delivered.id, 'delivered')
  await bringTo(staff(), cancelled.id, 'processing')
  await changeOrderStatus(staff(), { orderId: cancelled.id, to: 'cancelled' })
  const preview = await previewRecall(admin(), { batchId: batch.id, ...told })
  expect(preview.en.text).toContain('It may contain glass.')
  expect(preview.th.text).toContain('อาจมีเศษแก้ว')
  expect((await getBatch(staff(), { batchId: batch.id })).recalled).toBeNull()

  // 12 received, 3 sent: of the 9 left 3 are ordered.
  expect(await recall(batch.id)).toEqual({ ok: true, mails: 2, missing: 3 })
  expect(await recall(batch.id)).toEqual({ ok: false, reason: 'already_recalled' })
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 0, ledger: 0 })
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 0, missing: 3, batches: {} })
  expect(await stockFaults(ctx(), [product.id])).toEqual([])
  expect(await jobsOf(ctx(), 'send-batch-recalled', batch.id)).toHaveLength(2)
  expect(await auditOf(ctx(), batch.id)).toMatchObject([
    { actorId: moe.id, action: 'batch.recalled', details: { code: 'A', takenOff: '9', mails: '2' } },
  ])
  for (let round = 0; round < 2; round += 1)
    await runWaitingJobs(asShop(ctx()), { handlers: handlersOf(recallMailJobs) })
  const mailTo = (email: string) => sent.filter(({ to }) => to === email)
  expect(mailTo(shipped.email)).toHaveLength(1)
  expect(mailTo(shipped.email)[0]?.text).toContain(shipped.number)
  expect(mailTo(shipped.email)[0]?.text).toContain('It may contain glass.')
  expect(mailTo(delivered.email)[0]?.text).toContain('อาจมีเศษแก้ว')
  expect([...mailTo(cancelled.email), ...mailTo(waiting.email)]).toEqual([])

  const view = await getBatch(staff(), { batchId: batch.id })
  expect(view.totals).toEqual({ orders: 2, jars: 3, toMail: 2, toRepack: 0 })
  expect(view.orders.map(({ number, quantity }) => [number, quantity])).toEqual([
    [delivered.number, 1],
    [shipped.number, 2],
  ])
  // Cancelling what waits for it sells nothing that is not there.
  await changeOrderStatus(staff(), { orderId: waiting.id, to: 'cancelled' })
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 0 })
  expect(await stockFaults(ctx(), [product.id])).toEqual([])
})

test('a packed order with recalled jars is not shipped until others are in it', async () => {
  const product = await addBatched(staff(), [{ ...A, quantity: 2 }])
  const other = await receive(staff(), { product, ...B, quantity: 5 })
  const a = await receive(staff(), { product, ...A, quantity: 1 })
  const { id: orderId } = await order(product, 2)
  await bringTo(staff(), orderId, 'processing')
  expect(await packedOf(ctx(), orderId)).toEqual({ A: 2 })
  expect(await recall(a.id)).toMatchObject({ ok: true, mails: 0 })
  const ship = () => changeOrderStatus(staff(), { orderId, to: 'shipped', tracking })
  expect(await ship()).toEqual({ ok: false, reason: 'recalled_batch' })
  expect(await listPackedJars(staff(), { orderId, language: 'en' })).toMatchObject([
    {
      packed: [{ batchId: a.id, code: 'A', quantity: 2, fault: 'recalled' }],
      others: [{ batchId: other.id, code: 'B', left: 5 }],
    },
  ])

  const [item] = await listPackedBatches(staff(), { orderIds: [orderId] })
  const repack = (input: object) =>
    repackJars(
      staff(),
      repackJarsInput.parse({ orderItemId: item?.orderItemId, quantity: 2, fromBatchId: a.id, ...input }),
    )
  expect(await repack({ toBatchId: a.id })).toEqual({ ok: false, reason: 'same_batch' })
  expect(await repack({ toBatchId: null })).toEqual({ ok: false, reason: 'too_few', left: 0 })
  expect(await repack({ toBatchId: randomUUID() })).toEqual({ ok: false, reason: 'unknown_batch' })
  expect(await repack({ toBatchId: other.id, quantity: 3 })).toMatchObject({ reason: 'not_packed_from_it' })
  expect(await repack({ toBatchId: other.id })).toEqual({ ok: true })
  expect(await packedOf(ctx(), orderId)).toEqual({ B: 2 })
  expect(await auditOf(ctx(), orderId)).toMatchObject([
    { actorId: moe.id, action: 'stock.repacked', details: { jars: '2' } },
  ])
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 3, ledger: 3 })
  expect(await stockFaults(ctx(), [product.id])).toEqual([])
  expect(await ship()).toEqual({ ok: true })
  expect(await repack({ toBatchId: other.id, fromBatchId: null })).toEqual({
    ok: false,
    reason: 'not_packing',
  })
})

test('a jar that expires in a packed order is told, and one that has left the shop is not', async () => {
  const product = await addBatched(staff(), [
    { batchCode: 'OLD', bestBefore: '2026-12-01', quantity: 2 },
    { ...B, quantity: 5 },
  ])
  const [here, gone] = [await order(product, 1), await order(product, 1)]
  await bringTo(staff(), here.id, 'processing')
  await bringTo(staff(), gone.id, 'shipped')
  const tomorrow = { ...staff(), now: () => new Date('2026-12-02T08:30:00Z') }
  const faultOf = async (orderId: string) => (await listPackedJars(tomorrow, { orderId, language: 'th' }))[0]
  expect(await faultOf(gone.id)).toMatchObject({ packed: [{ code: 'OLD', fault: null }], others: [] })
  const line = await faultOf(here.id)
  expect(line).toMatchObject({ packed: [{ fault: 'expired' }], others: [{ code: 'B', left: 5 }] })
  const input = { orderItemId: line?.orderItemId, quantity: 1, fromBatchId: line?.packed[0]?.batchId }
  const toBatchId = line?.others[0]?.batchId
  expect(await repackJars(tomorrow, repackJarsInput.parse({ ...input, toBatchId }))).toEqual({ ok: true })
  expect(await packedOf(ctx(), here.id)).toEqual({ B: 1 })
  expect(await stockOf(ctx(), product.id)).toMatchObject({ stock: 4, ledger: 4 })
  expect(await stockFaults(ctx(), [product.id])).toEqual([])
})

test('the packer takes another batch: the first one has its jars back', async () => {
  const product = await addBatched(staff(), [{ ...A, quantity: 3 }])
  const b = await receive(staff(), { product, ...B, quantity: 3 })
  const { id: orderId } = await order(product, 2)
  await bringTo(staff(), orderId, 'processing')
  const [item] = await listPackedBatches(staff(), { orderIds: [orderId] })
  const input = { orderItemId: item?.orderItemId, quantity: 1, fromBatchId: item?.batches[0]?.batchId }
  expect(await repackJars(staff(), repackJarsInput.parse({ ...input, toBatchId: b.id }))).toEqual({
    ok: true,
  })
  expect(await packedOf(ctx(), orderId)).toEqual({ A: 1, B: 1 })
  expect(await shelfOf(ctx(), product.id)).toEqual({ onHand: 4, missing: 0, batches: { A: 2, B: 2 } })
  expect(await stockFaults(ctx(), [product.id])).toEqual([])
})

test('getBatch, previewRecall and recallBatch: each refuses a stranger, and a recall refuses a moderator', async () => {
  const product = await addBatched(staff(), [])
  const batch = await receive(staff(), { product, ...A, quantity: 1 })
  const input = { batchId: batch.id, ...told }
  for (const actor of [{ role: 'visitor' }, moe.actor, { role: 'shop' }] as const) {
    await expect(getBatch({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
  }
  for (const actor of [{ role: 'visitor' }, moe.actor, { role: 'shop' }, asStaff(moe)] as const) {
    await expect(recallBatch({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(previewRecall({ ...ctx(), actor }, input)).rejects.toMatchObject({ code: 'forbidden' })
  }
  await expect(recall(randomUUID())).rejects.toMatchObject({ code: 'not_found', what: 'batch' })
  expect((await stockOf(ctx(), product.id)).stock).toBe(1)
})
