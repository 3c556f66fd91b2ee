import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { folderStorage } from '#adapters/storage/folder-storage.ts'
import { StorageError } from '#adapters/storage/storage.ts'
import { addTime, DAY } from '#shared/kernel/durations.ts'
import { addPerson, asStaff } from '#tests/data/people.ts'
import { everythingOf, mustRequest, placeForRefunds, placePaid, refundsOf } from '#tests/data/refunds.ts'
import { addProduct, addProducts } from '#tests/data/products.ts'
import { addSet } from '#tests/data/sets.ts'
import { mustPlaceRow, orderOf } from '#tests/data/orders.ts'
import { capturingLog, testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { STRANGERS } from '#tests/data/strangers.ts'
import { type Actor, asShop, type Ctx } from '#domain/kernel/context.ts'
import { addPicture, listPictures } from '#domain/catalog/product-pictures/index.ts'
import { settleRefund } from '#domain/orders/refunds/index.ts'
import { checkBooks, countFindings, listCheckRuns } from './index.ts'

const shop = useTestDatabase()
let staff: Actor
beforeAll(async () => {
  staff = asStaff(await addPerson(testCtx(shop()), { roles: ['admin'] }), true)
})
const ctx = (overrides: Partial<Ctx> = {}) => testCtx(shop(), { actor: staff, ...overrides })

/** By hand, past every rule of the shop: as the owner of the database, without triggers. */
async function byHand(statement: string): Promise<void> {
  const owner = await shop().pool.connect()
  try {
    await owner.query('set role none')
    await owner.query('set session_replication_role = replica')
    await owner.query(statement)
  } finally {
    await owner.query('set session_replication_role = origin')
    await owner.query('set role krok_visitor')
    owner.release()
  }
}

async function findings() {
  const count = await checkBooks(ctx())
  const list = await listCheckRuns(ctx())
  expect(list.findings).toHaveLength(count)
  expect(await countFindings(ctx())).toBe(count)
  return list.findings
}

async function refunded() {
  const order = await placePaid(ctx())
  const refundId = await mustRequest(ctx(), everythingOf(order))
  await settleRefund(ctx(), { refundId, reference: 'sent' })
  return { ...order, refundId }
}

test('books that agree', async () => {
  await refunded()
  await placeForRefunds(ctx())
  expect(await findings()).toEqual([])
})

/** Breaks the books, sees exactly that found, and mends them for the next test. */
async function finds(breaking: string, found: object[], mending: string): Promise<void> {
  await byHand(breaking)
  expect(await findings()).toEqual(found)
  await byHand(mending)
}

test('stock that its movements do not sum to', async () => {
  const { id, slug } = await addProduct(ctx(), { initialStock: 10 })
  const label = `T-${slug.slice(5)}`
  await finds(
    `update products set stock_quantity = 12 where id = '${id}'`,
    [{ kind: 'stock', subjectId: id, label, expected: 10, found: 12 }],
    `update products set stock_quantity = 10 where id = '${id}'`,
  )
})

test('a set whose parts do not make its price', async () => {
  const [a, b] = await addProducts(ctx(), [{ priceCents: 3_300 }, { priceCents: 6_700 }])
  const set = await addSet(
    ctx(),
    [a!, b!].map((product) => ({ product, quantity: 2 })),
  )
  const { id, number } = await mustPlaceRow(ctx(), orderOf([{ product: set, quantity: 1 }]))
  await finds(
    `update order_sets set unit_price_cents = 9800 where order_id = '${id}'`,
    [{ kind: 'order_set', subjectId: id, label: number, expected: 9_800, found: 9_900 }],
    `update order_sets set unit_price_cents = 9900 where order_id = '${id}'`,
  )
})

test('a paid order whose money is missing', async () => {
  const { id, number, totalCents } = await placePaid(ctx())
  await finds(
    `update payments set amount_cents = amount_cents - 100 where order_id = '${id}'`,
    [
      {
        kind: 'paid_without_money',
        subjectId: id,
        label: number,
        expected: totalCents,
        found: totalCents - 100,
      },
    ],
    `update payments set amount_cents = amount_cents + 100 where order_id = '${id}'`,
  )
})

test('money that did not make its order paid', async () => {
  const { id, number, totalCents } = await placeForRefunds(ctx())
  const values = `gen_random_uuid(), '${id}', 'bank_transfer', '${randomUUID()}', ${totalCents}`
  await finds(
    `insert into payments (id, order_id, method, reference, amount_cents) values (${values})`,
    [{ kind: 'money_without_paid', subjectId: id, label: number, expected: totalCents, found: totalCents }],
    `delete from payments where order_id = '${id}'`,
  )
})

test('an invoice that is gone, and the gap and the counter that it leaves', async () => {
  const first = await placePaid(ctx())
  const gone = `from tax_documents where order_id = '${first.id}'`
  await byHand(`create table kept_apart as select * ${gone}`)
  const next = await placePaid(ctx())
  await byHand(`delete ${gone}`)
  const [invoice, gap] = await findings()
  expect(invoice).toEqual({
    kind: 'invoice',
    subjectId: first.id,
    label: first.number,
    expected: first.totalCents,
    found: 0,
  })
  expect(gap).toMatchObject({ kind: 'serial_gap', subjectId: null, label: 'invoice' })
  expect((gap?.found ?? 0) - (gap?.expected ?? 0)).toBe(1)
  // The newest one leaves no gap, but the counter knows.
  await byHand(`insert into tax_documents select * from kept_apart`)
  await byHand(`insert into kept_apart select * from tax_documents where order_id = '${next.id}'`)
  await byHand(`delete from tax_documents where order_id = '${next.id}'`)
  const found = await findings()
  expect(found).toMatchObject([
    { kind: 'invoice', subjectId: next.id, found: 0 },
    { kind: 'counter', label: 'invoice', subjectId: null },
  ])
  expect((found[1]?.found ?? 0) - (found[1]?.expected ?? 0)).toBe(1)
  await byHand(`insert into tax_documents select * from kept_apart where order_id = '${next.id}'`)
  await byHand('drop table kept_apart')
})

test('an invoice over another amount', async () => {
  const { id, number, totalCents } = await placePaid(ctx())
  const setTotal = (cents: number) =>
    `update tax_documents set content = jsonb_set(content, '{totalCents}', '${cents}') where order_id = '${id}'`
  await finds(
    setTotal(1),
    [{ kind: 'invoice', subjectId: id, label: number, expected: totalCents, found: 1 }],
    setTotal(totalCents),
  )
})

test('a credit note that is over another amount than its refund', async () => {
  const { id, number, refundId, totalCents } = await refunded()
  const setTotal = (cents: number) =>
    `update tax_documents set content = jsonb_set(content, '{totalCents}', '${cents}') where refund_id = '${refundId}'`
  await finds(
    setTotal(5),
    [{ kind: 'credit_note', subjectId: id, label: number, expected: totalCents, found: 5 }],
    setTotal(totalCents),
  )
})

test('refunds that are not on their payment, and more than was paid', async () => {
  const { id, number, refundId, totalCents } = await refunded()
  const [refund] = await refundsOf(ctx(), id)
  expect(refund?.amountCents).toBe(totalCents)
  const setKind = (kind: string, cents: number) =>
    `update refunds set kind = '${kind}', amount_cents = ${cents} where id = '${refundId}'`
  await finds(
    setKind('surplus', totalCents + 1),
    [
      // Given back as what was too much, it is not there to pay the order.
      { kind: 'paid_without_money', subjectId: id, label: number, expected: totalCents, found: -1 },
      { kind: 'refunded', subjectId: id, label: number, expected: totalCents + 1, found: totalCents },
      {
        kind: 'refunds_above_payment',
        subjectId: id,
        label: number,
        expected: totalCents,
        found: totalCents + 1,
      },
    ],
    setKind('goods', totalCents),
  )
})

test('a picture that a product shows and the storage has not, and a storage that does not answer', async () => {
  const { id: productId } = await addProduct(ctx())
  const size = { width: 40, height: 30, channels: 3, background: 'red' } as const
  const file = await sharp({ create: size }).png().toBuffer()
  expect(await addPicture(ctx(), { productId, file })).toMatchObject({ ok: true })
  expect(await findings()).toEqual([])

  const [picture] = (await listPictures(ctx(), { productId })).pictures
  const label = (picture?.image ?? '').replace('/media/', '')
  const elsewhere = ctx({ storage: folderStorage(join(tmpdir(), randomUUID())), log: capturingLog() })
  expect(await checkBooks(elsewhere)).toBe(1)
  expect((await listCheckRuns(ctx())).findings).toEqual([
    { kind: 'picture', subjectId: null, label, expected: 1, found: 0 },
  ])
  const list = () => Promise.reject(new StorageError('unavailable', 'S3 did not list files: Timeout'))
  const { storage } = ctx()
  expect(await checkBooks(ctx({ storage: { ...storage, list }, log: capturingLog() }))).toBe(1)
  expect((await listCheckRuns(ctx())).findings).toMatchObject([{ kind: 'storage', subjectId: null }])
  expect(await findings()).toEqual([])
})

test('a hundred rows of a kind are kept, the log names the first, and old runs go', async () => {
  await addProducts(ctx(), Array(105).fill({}))
  await byHand(`update products set stock_quantity = stock_quantity + 1 where not is_set`)
  const log = capturingLog()
  expect(await checkBooks(ctx({ log }))).toBe(100)
  expect(log.entries).toMatchObject([{ level: 'error', message: 'the books do not agree' }])
  expect((await listCheckRuns(ctx())).runs[0]).toMatchObject({ count: 100, isCut: true })
  await byHand(`update products set stock_quantity = stock_quantity - 1 where not is_set`)

  const later = ctx({ now: () => addTime(new Date(), 91 * DAY) })
  await checkBooks(asShop(later))
  const { runs } = await listCheckRuns(ctx())
  expect(runs).toHaveLength(1)
  expect(runs[0]).toMatchObject({ by: null, count: 0, isCut: false })
  await byHand('delete from check_runs')
})

test.each(STRANGERS)(
  'checkBooks, countFindings, listCheckRuns: each refuses a stranger: $role',
  async (actor) => {
    for (const verb of [checkBooks, countFindings, listCheckRuns]) {
      await expect(verb(ctx({ actor }))).rejects.toMatchObject({ code: 'forbidden' })
    }
  },
)
