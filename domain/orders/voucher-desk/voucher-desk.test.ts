import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, voucherEntries } from '#database/schema/index.ts'
import type { VoucherAccount } from '#shared/orders/voucher-accounts.ts'
import { auditOf, useStaff } from '#tests/data/people.ts'
import { pay } from '#tests/data/refunds.ts'
import { BELOW_ADMIN, STRANGERS } from '#tests/data/strangers.ts'
import { addVoucher, codeOf, entriesOf, giftCard, mustPlaceVoucher } from '#tests/data/vouchers.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findVoucher, takeFromVoucher } from '../vouchers/index.ts'
import {
  exportVouchers,
  findVoucherByCode,
  getStaffVoucher,
  giveVoucher,
  listVouchers,
  printVoucherForStaff,
  replaceVoucherCard,
  takeVoucherAtDoor,
} from './index.ts'
import { type ExportedVoucher, listVouchersInput } from './schemas.ts'

const shop = useTestDatabase()
const ctx = (overrides: Partial<Ctx> = {}) =>
  testCtx(shop(), { now: () => new Date('2026-12-01T10:00:00Z'), ...overrides })
const { ada, admin, moderator } = useStaff(ctx)
const take = (voucherId: string, amountCents: number, key: string = randomUUID()) =>
  takeVoucherAtDoor(moderator(), { voucherId, key, amountCents, reason: 'Table 4' })

test('a card is found by its code, taken in parts, and its ledger says by whom and for what', async () => {
  const { id, code } = await addVoucher(ctx())
  expect(await findVoucherByCode(moderator(), { code })).toBe(id)
  const key = randomUUID()
  expect(await take(id, 4_000, key)).toEqual({ ok: true, leftCents: 6_000 })
  expect(await take(id, 4_000, key)).toEqual({ ok: true, leftCents: 6_000 })
  expect(await take(id, 6_001)).toEqual({ ok: false, reason: 'voucher_too_little', leftCents: 6_000 })
  const { voucher, movements } = await getStaffVoucher(moderator(), { voucherId: id })
  expect(voucher).toMatchObject({ leftCents: 6_000, order: null })
  expect(movements.find(({ account }) => account === 'door')).toMatchObject({
    cents: -4_000,
    reason: 'Table 4',
    by: expect.any(String),
  })
})

test('of two doors that take the last R100 together, one does', async () => {
  const { id } = await addVoucher(ctx())
  const both = await Promise.all([take(id, 10_000), take(id, 10_000)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a lost card is replaced: the new one alone pays, what is left stays, and the reason is written down', async () => {
  const { id, code } = await addVoucher(ctx(), { toEmail: 'malee@example.com' })
  await take(id, 1_000)
  expect(await replaceVoucherCard(moderator(), { voucherId: id, reason: 'Left in a taxi' })).toEqual({
    ok: true,
    mailedTo: 'malee@example.com',
  })
  const newCode = (await codeOf(ctx(), id)) ?? ''
  expect(newCode).not.toBe(code)
  const find = (code: string) => inTransaction(asShop(ctx()), (ctx) => findVoucher(ctx, { code }))
  expect(await find(code)).toEqual({ ok: false, reason: 'unknown_voucher' })
  expect(await find(newCode)).toMatchObject({ ok: true, leftCents: 9_000 })
  expect(await auditOf(ctx(), id)).toMatchObject([
    { action: 'voucher.replaced', details: { reason: 'Left in a taxi' } },
  ])
  const { voucher } = await mustPlaceVoucher(ctx())
  const unpaid = { voucherId: voucher.id, reason: 'Early' }
  expect(await replaceVoucherCard(moderator(), unpaid)).toEqual({ ok: false, reason: 'unknown_voucher' })
})

test('an admin gives a voucher once for each form, and prints its card, both written down', async () => {
  const input = { key: randomUUID(), amountCents: 20_000, card: giftCard, reason: 'First prize' }
  const given = await giveVoucher(admin(), input)
  expect(await giveVoucher(admin(), input)).toEqual(given)
  if (!given.ok) throw new Error('it was refused')
  const { voucherId: id } = given
  for (const sendsOn of ['2026-11-30', '2027-12-03']) {
    const card = { ...input.card, sendsOn }
    expect(await giveVoucher(admin(), { ...input, key: randomUUID(), card })).toEqual({
      ok: false,
      reason: 'no_such_day',
    })
  }
  expect(await entriesOf(ctx(), id)).toEqual([
    ['gift', -20_000],
    ['voucher', 20_000],
  ])
  expect((await readPdf(await printVoucherForStaff(admin(), { voucherId: id }))).text).toContain('R200.00')
  expect((await auditOf(ctx(), id)).map(({ actorId, action }) => [actorId, action])).toEqual([
    [ada.id, 'voucher.given'],
    [ada.id, 'voucher.printed'],
  ])
})

test('what is owed stands by the year of the sale, and lists find a voucher by its receiver and its state', async () => {
  const owedIn = async (year: number) =>
    (await listVouchers(moderator(), listVouchersInput.parse({}))).owed.find((row) => row.year === year)
  const inYear = (year: number) => ctx({ now: () => new Date(`${year}-06-01T10:00:00Z`) })
  await addVoucher(inYear(2031), { amountCents: 7_000 })
  const { id } = await addVoucher(inYear(2031), { amountCents: 5_000, toName: 'Zebediah' })
  expect(await owedIn(2031)).toEqual({ year: 2031, vouchers: 2, soldCents: 12_000, owedCents: 12_000 })
  await takeVoucherAtDoor(
    { ...moderator(), now: inYear(2031).now },
    { voucherId: id, key: randomUUID(), amountCents: 5_000 },
  )
  expect(await owedIn(2031)).toMatchObject({ owedCents: 7_000 })
  const { order, voucher } = await mustPlaceVoucher(ctx(), { card: { ...giftCard, toName: 'Zebediah' } })
  const list = async (input: Record<string, string>) =>
    (await listVouchers(moderator(), listVouchersInput.parse(input))).items.map((item) => item.id)
  expect(await list({ search: 'zebed' })).toEqual([id, voucher.id])
  expect(await list({ search: 'zebed', state: 'unpaid' })).toEqual([voucher.id])
  expect(await list({ search: 'zebed', state: 'empty' })).toEqual([id])
  await pay(ctx(), order, 50_000)
  expect(await list({ search: order.number, state: 'open' })).toEqual([voucher.id])
})

test('the file of vouchers adds up to the ledger, cent by cent, and the log says who took it', async () => {
  const day = new Date('2032-02-01T10:00:00Z')
  const at = { now: () => day }
  const [spent, back] = [await addVoucher(ctx(at), { amountCents: 7_033 }), await addVoucher(ctx(at))]
  const door = (voucherId: string, amountCents: number) =>
    takeVoucherAtDoor({ ...moderator(), ...at }, { voucherId, key: randomUUID(), amountCents })
  await door(spent.id, 7_033)
  await door(back.id, 1_001)
  const { order, voucher } = await mustPlaceVoucher(ctx(at))
  await pay(ctx(at), order, 50_000)
  await mustPlaceVoucher(ctx(at))
  await inTransaction(asShop(ctx(at)), (ctx) =>
    takeFromVoucher(ctx, { orderId: order.id, cents: 20_000, refundId: randomUUID(), actor: ctx.actor }),
  )
  const rows: ExportedVoucher[] = []
  for await (const row of await exportVouchers(admin())) rows.push(row)
  const sum = (of: (row: ExportedVoucher) => number) => rows.reduce((cents, row) => cents + of(row), 0)
  const ledger = await inTransaction(asShop(ctx()), ({ db }) =>
    db
      .select({ account: voucherEntries.account, cents: sql`sum(${voucherEntries.cents})`.mapWith(Number) })
      .from(voucherEntries)
      .groupBy(voucherEntries.account),
  )
  const of = (...accounts: VoucherAccount[]) =>
    ledger.filter(({ account }) => accounts.includes(account)).reduce((all, { cents }) => all + cents, 0)
  expect({
    sold: sum(({ soldCents }) => soldCents),
    redeemed: sum(({ redeemedCents }) => redeemedCents),
    refunded: sum(({ refundedCents }) => refundedCents),
    expired: sum(({ expiredCents }) => expiredCents),
    left: sum(({ leftCents }) => leftCents),
  }).toEqual({
    sold: -of('sold', 'gift'),
    redeemed: of('order', 'door'),
    refunded: of('refund'),
    expired: of('expired'),
    left: of('voucher'),
  })
  for (const { soldCents, redeemedCents, refundedCents, expiredCents, leftCents } of rows) {
    expect(soldCents - redeemedCents - refundedCents - expiredCents).toBe(leftCents)
  }
  expect(rows.filter(({ year }) => year === 2032)).toMatchObject([
    { orderNumber: null, soldCents: 7_033, redeemedCents: 7_033, leftCents: 0 },
    { soldCents: 10_000, redeemedCents: 1_001, leftCents: 8_999 },
    { number: voucher.number, orderNumber: order.number, refundedCents: 20_000, leftCents: 30_000 },
  ])
  const { owed } = await listVouchers(moderator(), listVouchersInput.parse({}))
  expect(owed.reduce((cents, { owedCents }) => cents + owedCents, 0)).toBe(of('voucher'))
  const taken = await inTransaction(asShop(ctx()), ({ db }) =>
    db.select().from(auditLog).where(eq(auditLog.action, 'vouchers.exported')),
  )
  expect(taken).toMatchObject([{ actorId: ada.id }])
})

test.each(STRANGERS)('the office’s verbs for vouchers: each refuses a stranger: $role', async (actor) => {
  const stranger = ctx({ actor })
  const voucherId = randomUUID()
  const all = [
    findVoucherByCode(stranger, { code: '' }),
    getStaffVoucher(stranger, { voucherId }),
    listVouchers(stranger, listVouchersInput.parse({})),
    replaceVoucherCard(stranger, { voucherId, reason: 'x' }),
    takeVoucherAtDoor(stranger, { voucherId, key: voucherId, amountCents: 1 }),
  ]
  for (const one of all) await expect(one).rejects.toMatchObject({ code: 'forbidden' })
})

test.each(BELOW_ADMIN)(
  'exportVouchers, giveVoucher and printVoucherForStaff: each refuses a stranger: $role',
  async (actor) => {
    const stranger = ctx({ actor })
    const given = { key: randomUUID(), amountCents: 5_000, card: giftCard, reason: 'x' }
    await expect(exportVouchers(stranger)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(giveVoucher(stranger, given)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(printVoucherForStaff(stranger, { voucherId: randomUUID() })).rejects.toMatchObject({
      code: 'forbidden',
    })
  },
)
