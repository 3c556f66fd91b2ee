import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobs, orders, reservations } from '#database/schema/index.ts'
import { addTime, DAY, HOUR, MINUTE } from '#shared/kernel/durations.ts'
import type { ReservationState } from '#shared/restaurant/states.ts'
import { bringTo, mustPlaceRow, orderOf, traceOf, tryToPlace } from '#tests/data/orders.ts'
import { addPerson, asStaff, jobsOf, newAddress, useStaff } from '#tests/data/people.ts'
import { addProduct, type TestProduct } from '#tests/data/products.ts'
import { pay, refundingProvider, refundsOf } from '#tests/data/refunds.ts'
import { addTables } from '#tests/data/tables.ts'
import { providersOf, testCtx, clientAt } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { checkBooks, listCheckRuns } from '#domain/base/checks/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getTaxDocument } from '#domain/orders/invoices/index.ts'
import { listOrders } from '#domain/orders/order-desk/index.ts'
import { listOrdersInput } from '#domain/orders/order-desk/schemas.ts'
import { expireOrders, getOrderByLink } from '#domain/orders/orders/index.ts'
import { sendRefund } from '#domain/orders/refunds/index.ts'
import {
  cancelReservation,
  changeReservation,
  confirmReservation,
  getReservation,
  holdTable,
} from '../reservations/index.ts'
import { DEFAULT_SETTINGS, updateSettings } from '#domain/base/settings/index.ts'
import { listServiceDay, moveReservation, setReservationState } from '../table-desk/index.ts'
import { findTableOfGuest, followDeposit, readTableOrders } from './index.ts'

const shop = useTestDatabase()
/** A Tuesday, in Cape Town 11:00; the table is for eight hours later. */
const MORNING = new Date('2026-12-01T09:00:00Z')
let time = MORNING
const { provider } = refundingProvider()
const { provider: transfers } = refundingProvider('bank_transfer')
const ctx = (): Ctx =>
  testCtx(shop(), {
    now: () => time,
    client: clientAt(),
    providers: providersOf(transfers, provider),
  })
const byShop = () => asShop(ctx())
const { ada, admin } = useStaff(ctx)
let jar: TestProduct
let tableIds: string[]

beforeAll(async () => {
  tableIds = (await addTables(ctx())).ids
  jar = await addProduct(ctx(), { initialStock: 500, priceCents: 9_900 })
  const value = {
    ...DEFAULT_SETTINGS.reservations,
    depositFrom: 5,
    depositCentsPerGuest: 10_001,
    cancelHours: 4,
  }
  const saved = await updateSettings(admin(), { group: 'reservations', value, version: 1 })
  if (!saved.ok) throw new Error(saved.reason)
})
beforeEach(async () => {
  time = MORNING
  await inTransaction(byShop(), async ({ db }) => {
    await db.delete(reservations)
    await db.delete(jobs).where(inArray(jobs.kind, ['follow-deposit', ...MAILS]))
  })
})

const MAILS = [
  'send-deposit-due',
  'send-deposit-late',
  'send-reservation-confirmed',
  'send-reservation-cancelled',
] as const
const DINNER = { day: '2026-12-01', time: '19:00', partySize: 6 }
const contact = { name: 'Nok Jai Dee', email: 'nok@example.com', phone: '+27215550142' }

async function reserve(partySize = 6) {
  const held = await holdTable(ctx(), { ...DINNER, partySize, language: 'en' })
  if (!held.ok) throw new Error(held.reason)
  const confirmed = await confirmReservation(ctx(), { key: held.key, contact })
  if (!confirmed.ok) throw new Error(confirmed.reason)
  return { ...confirmed, key: held.key }
}
/** A reservation that waits for its deposit, with its order. */
async function withDeposit() {
  const { id, key, deposit } = await reserve()
  const [order] = await inTransaction(byShop(), ({ db }) =>
    db
      .select()
      .from(orders)
      .where(eq(orders.accessKey, deposit?.orderKey ?? '')),
  )
  if (!order) throw new Error('no deposit was asked for')
  return { id, key, order }
}
async function paidUp() {
  const made = await withDeposit()
  await pay(ctx(), made.order, made.order.totalCents, 'payfast')
  await follow(made.order.id)
  return made
}
const follow = (orderId: string) => followDeposit(byShop(), { orderId })
const stateOf = async (key: string) => (await getReservation(ctx(), { key })).status
const depositOf = async (key: string) => (await getReservation(ctx(), { key })).deposit
const mails = () =>
  inTransaction(byShop(), async ({ db }) => {
    const rows = await db
      .select()
      .from(jobs)
      .where(inArray(jobs.kind, [...MAILS]))
      .orderBy(jobs.id)
    return rows.map(({ kind }) => kind)
  })
async function setState(id: string, status: ReservationState) {
  const { reservations: rows } = await listServiceDay(admin(), { day: DINNER.day })
  const version = rows.find((row) => row.id === id)?.version ?? 0
  expect(await setReservationState(admin(), { id, status, version })).toEqual({ ok: true })
}

describe('a party that has to pay a deposit', () => {
  test('keeps its table until it has paid, and then has it', async () => {
    const { key, order } = await withDeposit()
    expect(order).toMatchObject({
      kind: 'deposit',
      totalCents: 60_006,
      paymentMethod: 'payfast',
      lastName: 'Dee',
    })
    expect(order.payBy).toEqual(addTime(MORNING, 30 * MINUTE))
    expect(await stateOf(key)).toBe('awaiting_deposit')
    expect(await depositOf(key)).toMatchObject({ state: 'due', cents: 60_006, orderKey: order.accessKey })
    expect(await mails()).toEqual(['send-deposit-due'])
    expect(await holdTable(ctx(), { ...DINNER, language: 'en' })).toMatchObject({ ok: true })
    expect(await holdTable(ctx(), { ...DINNER, language: 'en' })).toMatchObject({ reason: 'full' })

    await pay(ctx(), order, order.totalCents, 'payfast')
    await follow(order.id)
    await follow(order.id)
    expect(await stateOf(key)).toBe('confirmed')
    expect(await depositOf(key)).toMatchObject({ state: 'paid', isRefundedNow: true })
    expect(await mails()).toEqual(['send-deposit-due', 'send-reservation-confirmed'])
    const { accessKey } = order
    const { documents, reservationKey } = await getOrderByLink(ctx(), { accessKey, language: 'en' })
    expect(reservationKey).toBe(key)
    const invoice = await getTaxDocument(ctx(), { accessKey, number: documents[0]?.number ?? '' })
    expect(invoice).toMatchObject({ totalCents: 60_006, vatCents: 7_827 })
    expect(invoice.lines[0]?.name).toBe('Deposit for a table, 1 December 2026, 19:00, 6 guests')
  })

  test('is one reservation with one deposit, also by a double click', async () => {
    const held = await holdTable(ctx(), { ...DINNER, language: 'en' })
    if (!held.ok) throw new Error(held.reason)
    const [one, other] = await Promise.all([
      confirmReservation(ctx(), { key: held.key, contact }),
      confirmReservation(ctx(), { key: held.key, contact }),
    ])
    expect(one).toMatchObject({ ok: true })
    expect(other).toEqual(one)
  })

  test('loses its table when the time to pay is over, and can try again', async () => {
    const { key, order } = await withDeposit()
    time = addTime(MORNING, 29 * MINUTE)
    await expireOrders(byShop())
    expect(await stateOf(key)).toBe('awaiting_deposit')
    time = addTime(MORNING, 31 * MINUTE)
    await expireOrders(byShop())
    // Not before the order has ended is the table anybody's.
    expect(await stateOf(key)).toBe('awaiting_deposit')
    await follow(order.id)
    expect(await stateOf(key)).toBe('lapsed')
    expect(await depositOf(key)).toMatchObject({ state: 'ended', orderKey: order.accessKey })

    const again = await confirmReservation(ctx(), { key, contact })
    expect(again).toMatchObject({ ok: true, deposit: {} })
    // The rest of the first deposit ends nothing of the second.
    await follow(order.id)
    expect(await stateOf(key)).toBe('awaiting_deposit')
  })

  test('gets back what it pays too late, and hears of it', async () => {
    const { key, order } = await withDeposit()
    time = addTime(MORNING, 31 * MINUTE)
    await expireOrders(byShop())
    await follow(order.id)
    await pay(ctx(), order, order.totalCents, 'payfast')
    await follow(order.id)
    await follow(order.id)
    expect(await stateOf(key)).toBe('lapsed')
    const [refund, ...others] = await refundsOf(ctx(), order.id)
    expect(refund).toMatchObject({
      kind: 'surplus',
      amountCents: 60_006,
      requestedBy: null,
      status: 'pending',
    })
    expect(others).toEqual([])
    expect(await mails()).toEqual(['send-deposit-due', 'send-deposit-late'])
    await sendRefund(byShop(), { refundId: refund?.id ?? '' })
    expect((await refundsOf(ctx(), order.id))[0]?.status).toBe('settled')
    expect((await traceOf(ctx(), order.id)).order.attention).toBeNull()
  })

  test('pays none below the limit, nor where nobody takes cards', async () => {
    expect((await reserve(4)).deposit).toBeUndefined()
    const held = await holdTable(ctx(), { ...DINNER, language: 'en' })
    if (!held.ok) throw new Error(held.reason)
    const poor = { ...ctx(), providers: providersOf(transfers) }
    expect(await getReservation(ctx(), { key: held.key })).toMatchObject({ deposit: { state: 'needed' } })
    expect(await confirmReservation(poor, { key: held.key, contact })).toEqual({
      ok: true,
      id: held.key.slice(0, 36),
    })
  })

  test('is not packed, and staff take none of its steps', async () => {
    const { order } = await paidUp()
    const queue = async (status: 'to_pack' | 'unpaid') =>
      (await listOrders(admin(), listOrdersInput.parse({ status }))).items.map(({ id }) => id)
    expect(await queue('to_pack')).not.toContain(order.id)
    await expect(bringTo(admin(), order.id, 'processing')).rejects.toThrow(/illegal_step/)
    const view = await getOrderByLink(ctx(), { accessKey: order.accessKey, language: 'th' })
    expect(view).toMatchObject({ kind: 'deposit', status: 'confirmed', paymentStatus: 'paid' })
    expect(view.tableAt).toEqual(order.tableAt)
    expect(view.lines[0]).toMatchObject({ slug: null, quantity: 6, name: expect.stringContaining('มัดจำโต๊ะ') })
  })
})

describe('a deposit', () => {
  test('goes back to who cancels in time, once', async () => {
    const { key, order } = await paidUp()
    expect(await cancelReservation(ctx(), { key })).toEqual({ ok: true })
    expect(await cancelReservation(ctx(), { key })).toEqual({ ok: true })
    await follow(order.id)
    const refunds = await refundsOf(ctx(), order.id)
    expect(refunds).toMatchObject([
      { kind: 'goods', amountCents: 60_006, vatCents: 7_827, requestedBy: null },
    ])
    expect(await depositOf(key)).toMatchObject({ state: 'refunded' })
    await sendRefund(byShop(), { refundId: refunds[0]?.id ?? '' })
    const trace = await traceOf(ctx(), order.id)
    expect(trace.order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    expect(trace.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
    expect(trace.jobs.filter((kind) => kind === 'send-order-cancelled')).toEqual([])
    expect(trace.returned).toEqual([])
  })

  test('is kept of who cancels too late, does not come, or has eaten', async () => {
    const late = await paidUp()
    time = addTime(MORNING, 4 * HOUR + MINUTE)
    expect(await depositOf(late.key)).toMatchObject({ state: 'paid', isRefundedNow: false })
    await cancelReservation(ctx(), { key: late.key })
    time = MORNING
    const missing = await paidUp()
    time = addTime(MORNING, 11 * HOUR)
    await setState(missing.id, 'no_show')
    for (const { order, key } of [late, missing]) {
      expect(await depositOf(key)).toMatchObject({ state: 'settled' })
      expect(await refundsOf(ctx(), order.id)).toEqual([])
    }
    time = MORNING
    const eaten = await paidUp()
    await setState(eaten.id, 'seated')
    await setState(eaten.id, 'finished')
    expect((await traceOf(ctx(), eaten.order.id)).order.status).toBe('delivered')
  })

  test('goes back whole when the restaurant cancels, however late, also after a slip', async () => {
    const { id, order } = await paidUp()
    time = addTime(MORNING, 11 * HOUR)
    await setState(id, 'no_show')
    await setState(id, 'confirmed')
    await setState(id, 'cancelled')
    expect((await traceOf(ctx(), order.id)).order.status).toBe('returned')
    expect(await refundsOf(ctx(), order.id)).toMatchObject([{ amountCents: 60_006 }])
  })

  test('that is not paid ends with its reservation, and is waived when the team confirms it', async () => {
    const cancelled = await withDeposit()
    await cancelReservation(ctx(), { key: cancelled.key })
    expect((await traceOf(ctx(), cancelled.order.id)).order.status).toBe('cancelled')
    const waived = await withDeposit()
    await setState(waived.id, 'confirmed')
    await follow(waived.order.id)
    expect(await stateOf(waived.key)).toBe('confirmed')
    expect((await traceOf(ctx(), waived.order.id)).order.status).toBe('cancelled')
  })

  test('covers a change of size once it is paid; a party that grows into one is asked again', async () => {
    const { key } = await paidUp()
    expect(await changeReservation(ctx(), { key, ...DINNER, time: '12:30', partySize: 3 })).toEqual({
      ok: true,
    })
    expect(await changeReservation(ctx(), { key, ...DINNER, time: '12:30', partySize: 5 })).toEqual({
      ok: true,
    })
    expect((await depositOf(key))?.cents).toBe(60_006)
    const small = await reserve(2)
    const grown = { key: small.key, ...DINNER, partySize: 5 }
    expect(await changeReservation(ctx(), grown)).toEqual({ ok: false, reason: 'deposit_needed' })
  })
})

describe('jars at the table', () => {
  const atTable = (key: string) =>
    orderOf([{ product: jar, quantity: 2 }], { delivery: { method: 'at_the_table', reservation: key } })

  test('cost nothing to bring, move with the reservation, and are seen at the door', async () => {
    const { id, key } = await reserve(2)
    const order = await mustPlaceRow(ctx(), atTable(key))
    expect(order).toMatchObject({ kind: 'goods', reservationId: id, deliveryCents: 0, totalCents: 19_800 })
    const { reservations: rows } = await listServiceDay(admin(), { day: DINNER.day })
    expect(rows[0]).toMatchObject({ depositCents: 0, jars: [{ id: order.id, number: order.number }] })
    const version = rows[0]?.version ?? 0
    const moved = { id, tableIds: [tableIds[2] ?? ''], time: '20:00', version }
    expect(await moveReservation(admin(), moved)).toEqual({ ok: true })
    const view = await getOrderByLink(ctx(), { accessKey: order.accessKey, language: 'en' })
    // Jars may be ordered to a table by somebody else than the guest who reserved it.
    expect(view).toMatchObject({ tableAt: new Date('2026-12-01T18:00:00Z'), reservationKey: null })
    expect(await getReservation(ctx(), { key })).toMatchObject({ jars: [{ number: order.number }] })
  })

  test('lead whoever has the link of the table to no order of somebody else', async () => {
    const asNok = { ...ctx(), actor: (await addPerson(ctx())).actor }
    // Somebody may have reserved it in her name: her account shows her the table, and she orders jars to it.
    const { key } = await reserve(2)
    const { number, accessKey } = await mustPlaceRow(asNok, atTable(key))
    expect((await getReservation(asNok, { key })).jars).toEqual([{ number, orderKey: accessKey }])
    const other = await addPerson(ctx())
    for (const actor of [ctx().actor, other.actor]) {
      expect((await getReservation({ ...ctx(), actor }, { key })).jars).toEqual([{ number, orderKey: null }])
    }
    const second = await reserve(2)
    const guests = await mustPlaceRow(ctx(), atTable(second.key))
    const shown = (await getReservation(asNok, { key: second.key })).jars
    expect(shown).toEqual([{ number: guests.number, orderKey: null }])
  })

  test.each(['cancelled', 'no_show'] as const)('wait to be collected when the table is %s', async (end) => {
    const { id, key } = await reserve(2)
    const order = await mustPlaceRow(ctx(), atTable(key))
    if (end === 'no_show') time = addTime(MORNING, 11 * HOUR)
    await setState(id, end)
    const after = (await traceOf(ctx(), order.id)).order
    expect(after).toMatchObject({ deliveryMethod: 'pickup', tableAt: null, status: 'pending' })
    // The guest who cancelled is told by the mail about the table.
    expect(await jobsOf(ctx(), 'send-jars-left', order.id)).toHaveLength(end === 'no_show' ? 1 : 0)
  })

  test('stay with a meal that is over, to be handed over', async () => {
    const { id, key } = await reserve(2)
    const order = await mustPlaceRow(ctx(), atTable(key))
    await bringTo(admin(), order.id, 'shipped')
    await setState(id, 'seated')
    await setState(id, 'finished')
    expect((await traceOf(ctx(), order.id)).order.deliveryMethod).toBe('at_the_table')
  })

  test('are refused without a table to come, whatever the key', async () => {
    const { key } = await reserve(2)
    expect(await tryToPlace(ctx(), atTable(`${key.slice(0, -4)}AAAA`))).toEqual({
      ok: false,
      reason: 'table_gone',
    })
    const { key: waiting } = await withDeposit()
    expect(await tryToPlace(ctx(), atTable(waiting))).toEqual({ ok: false, reason: 'table_gone' })
    await cancelReservation(ctx(), { key })
    expect(await tryToPlace(ctx(), atTable(key))).toEqual({ ok: false, reason: 'table_gone' })
    const other = await reserve(2)
    time = addTime(MORNING, DAY)
    expect(await tryToPlace(ctx(), atTable(other.key))).toEqual({ ok: false, reason: 'table_gone' })
  })
})

test('a table is found by its key, and by a customer who reserved it; refuses a stranger one', async () => {
  const { key } = await reserve(2)
  const startsAt = new Date('2026-12-01T17:00:00Z')
  expect(await findTableOfGuest(ctx(), { key })).toEqual({ key, startsAt })
  expect(await findTableOfGuest(ctx(), { key: 'broken' })).toBeUndefined()
  expect(await findTableOfGuest(ctx(), { key: undefined })).toBeUndefined()
  const nok = await addPerson(ctx(), { email: newAddress() })
  const asNok = { ...ctx(), actor: nok.actor }
  const own = await holdTable(asNok, { ...DINNER, partySize: 2, language: 'en' })
  if (!own.ok) throw new Error(own.reason)
  expect(await confirmReservation(asNok, { key: own.key, contact })).toMatchObject({ ok: true })
  expect(await findTableOfGuest(asNok, { key: undefined })).toEqual({ key: own.key, startsAt })
  // Anybody can have typed the address.
  const namesake = await addPerson(ctx(), { email: contact.email })
  const asNamesake = { ...ctx(), actor: namesake.actor }
  expect(await findTableOfGuest(asNamesake, { key: undefined })).toBeUndefined()
  const stranger = await addPerson(ctx())
  const asStranger = { ...ctx(), actor: { role: 'customer', id: stranger.id } as const }
  expect(await findTableOfGuest(asStranger, { key: undefined })).toBeUndefined()
  expect(await findTableOfGuest(ctx(), { key: `${key.slice(0, -4)}AAAA` })).toBeUndefined()
})

test('refuses a stranger: readTableOrders', async () => {
  await expect(readTableOrders(ctx(), { reservationIds: [] })).rejects.toMatchObject({ code: 'forbidden' })
})

test('refuses a stranger: followDeposit', async () => {
  for (const actor of [{ role: 'visitor' }, asStaff(ada, true)] as const) {
    await expect(followDeposit({ ...ctx(), actor }, { orderId: randomUUID() })).rejects.toMatchObject({
      code: 'forbidden',
    })
  }
})

test('the books hold after all that', async () => {
  await checkBooks(byShop())
  expect((await listCheckRuns(admin())).findings).toEqual([])
})
