import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { QueueFullError } from '#adapters/workers/queue-full-error.ts'
import { documentCounters, orders, taxDocuments } from '#database/schema/index.ts'
import { mustPlaceRow, orderOf, traceOf, tracking } from '#tests/data/orders.ts'
import { addPerson, asStaff, useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { invoice as taxInvoice } from '#tests/helpers/tax-document.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { testShop } from '#tests/databases/test-shop.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { changeOrderStatus, deleteOrder } from '../order-desk/index.ts'
import { recordTransfer } from '../payments/index.ts'
import { listSettings, updateSettings } from '#domain/base/settings/index.ts'
import { documentNumber, readDocumentNumber } from './document-number.ts'
import { getTaxDocument, issueInvoice, renderPdf } from './index.ts'

const shop = useTestDatabase()
const ctx = () => testCtx(shop())
const { moe } = useStaff(ctx)
const staff = (isAdmin = false): Ctx => ({ ...ctx(), actor: asStaff(moe, isAdmin) })

const asked = (ctx: Ctx, accessKey: string, number: string) =>
  getTaxDocument(ctx, { accessKey: accessKey, number: number })
const notFound = { code: 'not_found' }

async function place(overrides: Parameters<typeof orderOf>[1] = {}, placedBy = ctx()) {
  const product = await addProduct(ctx(), { priceCents: 12_345 })
  const order = await mustPlaceRow(placedBy, orderOf([{ product, quantity: 3 }], overrides))
  return { ...order, product }
}
async function pay({ id: orderId, totalCents }: { id: string; totalCents: number }) {
  await recordTransfer(staff(), { orderId, reference: randomUUID(), amountCents: totalCents })
  return numberOf(orderId)
}
async function numberOf(orderId: string): Promise<string> {
  const [invoice] = (await traceOf(ctx(), orderId)).documents
  if (!invoice) throw new Error('the order has no invoice')
  return documentNumber(invoice.kind, invoice.serial)
}
const lastSerial = () =>
  inTransaction(asShop(ctx()), async (ctx) => {
    const [row] = await ctx.db.select().from(documentCounters).where(eq(documentCounters.kind, 'invoice'))
    return row?.last ?? 0
  })

test('an order that is paid has a tax invoice with everything the law requires', async () => {
  const order = await place({ language: 'th' })
  const number = await pay(order)
  const invoice = await asked(ctx(), order.accessKey, number)
  expect(invoice).toEqual({
    kind: 'invoice',
    number,
    locale: 'th',
    issuedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    orderNumber: order.number,
    orderedAt: order.createdAt.toISOString(),
    corrects: null,
    seller: {
      name: testShop.legalName,
      vatNumber: testShop.vatNumber,
      address: ['112 Bree Street', 'Cape Town 8001', 'South Africa'],
      email: testShop.email,
      phone: testShop.phone,
    },
    recipient: {
      name: 'Somchai Jaidee',
      company: null,
      vatNumber: null,
      address: ['1 Long Street', 'Cape Town 8001'],
    },
    lines: [
      {
        name: expect.any(String),
        sku: expect.stringMatching(/^T-/),
        quantity: 3,
        unitPriceCents: 12_345,
        discountCents: 0,
        totalCents: 37_035,
        vatClass: 'standard',
        vatCents: 4_831,
      },
    ],
    delivery: { totalCents: 7_500, vatCents: 978 },
    discountCode: null,
    totalCents: 44_535,
    vatCents: 5_809,
    vatPercent: 15,
    paymentMethod: 'bank_transfer',
  })
})

test('names the business that asked for it, and leaves out delivery if there was none', async () => {
  const order = await place({
    delivery: { method: 'pickup' },
    business: { company: 'Nok Kitchens (Pty) Ltd', vatNumber: '4123456789' },
  })
  const invoice = await asked(ctx(), order.accessKey, await pay(order))
  expect(invoice).toMatchObject({
    recipient: { company: 'Nok Kitchens (Pty) Ltd', vatNumber: '4123456789', address: [] },
    delivery: null,
  })
})

test('an unpaid order has no invoice; once issued, it never changes', async () => {
  const order = await place()
  await expect(asked(ctx(), order.accessKey, 'INV-000001')).rejects.toMatchObject(notFound)
  const number = await pay(order)
  const first = await asked(ctx(), order.accessKey, number)
  const before = await lastSerial()
  await expect(
    inTransaction(asShop(ctx()), (ctx) => issueInvoice(ctx, { orderId: order.id })),
  ).rejects.toThrow()
  await inTransaction(asShop(ctx()), (ctx) =>
    ctx.db.update(orders).set({ street: '2 Other Street' }).where(eq(orders.id, order.id)),
  )
  expect(await lastSerial()).toBe(before)
  expect(await asked(ctx(), order.accessKey, number)).toEqual(first)
})

test('a rollback returns the number, so there is no gap', async () => {
  const before = await lastSerial()
  const order = await place()
  const giveUp = inTransaction(asShop(ctx()), async (ctx) => {
    await issueInvoice(ctx, { orderId: order.id })
    throw new Error('power failure')
  })
  await expect(giveUp).rejects.toThrow('power failure')
  expect(await lastSerial()).toBe(before)
  expect(await pay(order)).toBe(documentNumber('invoice', before + 1))
})

test('an invoice can be opened only with the key of its own order', async () => {
  const [one, other] = [await place(), await place()]
  const [number, othersNumber] = [await pay(one), await pay(other)]
  const ann = await addPerson(ctx())
  for (const actor of [ctx().actor, ann.actor, asStaff(moe)]) {
    const as: Ctx = { ...ctx(), actor }
    expect(await asked(as, one.accessKey, number)).toMatchObject({ number })
    await expect(asked(as, one.accessKey, othersNumber)).rejects.toMatchObject(notFound)
    await expect(asked(as, 'x'.repeat(43), number)).rejects.toMatchObject(notFound)
  }
  for (const wrong of [
    '',
    'INV-1',
    'INV-000000',
    'CN-000001',
    'inv-000001',
    'INV-0000001',
    "INV-000001' or 1=1",
  ]) {
    await expect(asked(ctx(), one.accessKey, wrong)).rejects.toMatchObject(notFound)
  }
})

test('a hidden order shows no invoice, but keeps it', async () => {
  const order = await place()
  const number = await pay(order)
  for (const to of ['processing', 'shipped'] as const) {
    await changeOrderStatus(staff(), { orderId: order.id, to, tracking })
  }
  await deleteOrder(staff(true), { orderId: order.id })
  await expect(asked(ctx(), order.accessKey, number)).rejects.toMatchObject(notFound)
  expect(await numberOf(order.id)).toBe(number)
})

test('while too many PDFs wait to be printed, another one is unavailable', async () => {
  const failsWith = (error: Error): Ctx => {
    const printTaxDocument = async () => {
      throw error
    }
    return { ...ctx(), pdf: { ...ctx().pdf, printTaxDocument } }
  }
  const full = renderPdf(failsWith(new QueueFullError('PDFs')), taxInvoice())
  await expect(full).rejects.toMatchObject({ code: 'unavailable', what: 'pdf' })
  const broken = renderPdf(failsWith(new Error('the thread ended')), taxInvoice())
  await expect(broken).rejects.toThrow('the thread ended')
})

test('not even the shop can change or delete one', async () => {
  const order = await place()
  await pay(order)
  const own = and(eq(taxDocuments.orderId, order.id), eq(taxDocuments.kind, 'invoice'))
  const changing = inTransaction(asShop(ctx()), (ctx) =>
    ctx.db
      .update(taxDocuments)
      .set({ content: sql`'{}'::jsonb` })
      .where(own),
  )
  await expect(changing).rejects.toThrow()
  await expect(
    inTransaction(asShop(ctx()), (ctx) => ctx.db.delete(taxDocuments).where(own)),
  ).rejects.toThrow()
})

test.each([
  ['invoice', 1, 'INV-000001'],
  ['credit_note', 1_234_567, 'CN-1234567'],
] as const)('%s %i is %s', (kind, serial, number) => {
  expect(documentNumber(kind, serial)).toBe(number)
  expect(readDocumentNumber(number)).toEqual({ kind, serial })
})

test('names the company’s registration number once there is one; what was issued before stays', async () => {
  const before = await place()
  const number = await pay(before)
  const issued = await asked(ctx(), before.accessKey, number)
  expect(issued.seller).not.toHaveProperty('registrationNumber')
  const owner = { ...ctx(), actor: asStaff(await addPerson(ctx(), { roles: ['admin'] }), true) }
  const { value, version } = (await listSettings(owner)).company
  const company = { ...value, registrationNumber: '2026/123456/07' }
  expect(await updateSettings(owner, { group: 'company', value: company, version })).toEqual({ ok: true })
  const after = await place()
  expect(await asked(ctx(), after.accessKey, await pay(after))).toMatchObject({
    seller: { registrationNumber: '2026/123456/07' },
  })
  expect(await asked(ctx(), before.accessKey, number)).toEqual(issued)
})
