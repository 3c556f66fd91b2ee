import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mustPlaceRow, newContact, orderOf } from '#tests/data/orders.ts'
import { useStaff } from '#tests/data/people.ts'
import { addProduct } from '#tests/data/products.ts'
import { ALL_BUT_SHOP } from '#tests/data/strangers.ts'
import { addVoucher, entriesOf, markSent, mustPlaceVoucher, rowOf } from '#tests/data/vouchers.ts'
import { testCtx } from '#tests/helpers/test-ctx.ts'
import { useTestDatabase } from '#tests/helpers/test-database.ts'
import { checkBooks, listCheckRuns } from '#domain/base/checks/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { expireVouchers, findVoucher, forgetVouchers, giveBackToVoucher, redeemVoucher } from './index.ts'
import { makeCode } from './card-code.ts'
import { dayYearsLater } from './day-years-later.ts'
import type { WhichVoucher } from './schemas.ts'

const shop = useTestDatabase()
const at = (day: string): Ctx => testCtx(shop(), { now: () => new Date(`${day}T10:00:00Z`) })
const ctx = () => at('2026-12-01')
const { admin } = useStaff(ctx)

/** Spends at the door, as a form with a key of its own would. */
function spend(ctx: Ctx, which: WhichVoucher, cents: number, movementId: string = randomUUID()) {
  return inTransaction(asShop(ctx), (ctx) =>
    redeemVoucher(ctx, { ...which, cents, use: { for: 'door', movementId }, actor: ctx.actor }),
  )
}

async function newOrder() {
  const product = await addProduct(ctx())
  return mustPlaceRow(ctx(), orderOf([{ product, quantity: 1 }], { contact: newContact() }))
}

describe('a voucher', () => {
  test('is spent in parts, and each of them once', async () => {
    const { id, code } = await addVoucher(ctx())
    const first = randomUUID()
    expect(await spend(ctx(), { code }, 3_000, first)).toMatchObject({
      ok: true,
      leftCents: 7_000,
      isReplay: false,
    })
    expect(await spend(ctx(), { code }, 3_000, first)).toMatchObject({
      ok: true,
      leftCents: 7_000,
      isReplay: true,
    })
    expect(await spend(ctx(), { voucherId: id }, 7_001)).toEqual({
      ok: false,
      reason: 'voucher_too_little',
      leftCents: 7_000,
    })
    expect(await spend(ctx(), { voucherId: id }, 7_000)).toMatchObject({ ok: true, leftCents: 0 })
    expect(await entriesOf(ctx(), id)).toEqual([
      ['door', 3_000],
      ['door', 7_000],
      ['gift', -10_000],
      ['voucher', 10_000],
      ['voucher', -3_000],
      ['voucher', -7_000],
    ])
    expect((await rowOf(ctx(), id)).balanceCents).toBe(0)
  })

  test('pays on its days alone, and no other code pays', async () => {
    const { id: voucherId, code } = await addVoucher(ctx(), { sendsOn: '2026-12-24' })
    expect(await spend(at('2026-12-23'), { code }, 100)).toEqual({
      ok: false,
      reason: 'voucher_not_yet',
      voucherId,
      sendsOn: '2026-12-24',
    })
    expect(await spend(at('2029-12-25'), { code }, 100)).toEqual({
      ok: false,
      reason: 'voucher_expired',
      voucherId,
      expiresOn: '2029-12-24',
    })
    expect(await spend(at('2029-12-24'), { code }, 100)).toMatchObject({ ok: true })
    for (const other of [makeCode(ctx(), { id: randomUUID(), card: 1 }).code, '', code.toLowerCase()]) {
      expect(await spend(ctx(), { code: other }, 100)).toEqual({ ok: false, reason: 'unknown_voucher' })
    }
  })

  test('two doors that take the last R100 at once: one does', async () => {
    const { id, code } = await addVoucher(ctx())
    const both = await Promise.all([spend(ctx(), { code }, 10_000), spend(ctx(), { code }, 10_000)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'voucher_too_little', leftCents: 0 })
    expect((await rowOf(ctx(), id)).balanceCents).toBe(0)
  })

  test('gets back what it has paid for an order, no more, and once for each refund', async () => {
    const { id, code } = await addVoucher(ctx())
    const { id: orderId } = await newOrder()
    const paidBy = randomUUID()
    const shopCtx = asShop(ctx())
    await inTransaction(shopCtx, (ctx) =>
      redeemVoucher(ctx, {
        code,
        cents: 6_000,
        use: { for: 'order', orderId, movementId: paidBy },
        actor: ctx.actor,
      }),
    )
    const giveBack = (cents?: number, movementId: string = randomUUID()) =>
      inTransaction(shopCtx, (ctx) =>
        giveBackToVoucher(ctx, { paidBy, ...(cents && { cents }), movementId, actor: ctx.actor }),
      )
    const refundId = randomUUID()
    expect(await giveBack(1_000, refundId)).toBe(1_000)
    expect(await giveBack(1_000, refundId)).toBe(0)
    await expect(giveBack(5_001)).rejects.toThrow('more back than it has paid')
    expect(await giveBack()).toBe(5_000)
    expect(await giveBack()).toBe(0)
    expect((await rowOf(ctx(), id)).balanceCents).toBe(10_000)
  })

  test('that has expired gives what is left to the shop, and is valid again when money comes back', async () => {
    const { id, code } = await addVoucher(ctx())
    const { id: orderId } = await newOrder()
    const paidBy = randomUUID()
    await inTransaction(asShop(ctx()), (ctx) =>
      redeemVoucher(ctx, {
        code,
        cents: 4_000,
        use: { for: 'order', orderId, movementId: paidBy },
        actor: ctx.actor,
      }),
    )
    const expire = (day: string) => expireVouchers({ ...at(day), actor: { role: 'shop' } })
    await expire('2029-12-01')
    expect((await rowOf(ctx(), id)).balanceCents).toBe(6_000)
    expect(await expire('2029-12-02')).toBeGreaterThan(0)
    expect(await expire('2029-12-02')).toBe(0)
    expect(await entriesOf(ctx(), id)).toContainEqual(['expired', 6_000])
    await inTransaction(asShop(at('2029-12-02')), (ctx) =>
      giveBackToVoucher(ctx, { paidBy, actor: ctx.actor }),
    )
    expect(await inTransaction(asShop(at('2029-12-02')), (ctx) => findVoucher(ctx, { code }))).toMatchObject({
      ok: true,
      leftCents: 4_000,
      expiresOn: '2030-03-02',
    })
  })

  test('keeps its words while it has money, and for a year after; one that nobody paid for a month', async () => {
    const [full, spent] = [await addVoucher(ctx()), await addVoucher(ctx())]
    await spend(ctx(), { voucherId: spent.id }, 10_000)
    const { voucher: unpaid } = await mustPlaceVoucher(ctx())
    const namesOn = async (day: string) => {
      await forgetVouchers({ ...at(day), actor: { role: 'shop' } })
      const rows = await Promise.all([full.id, spent.id, unpaid.id].map((id) => rowOf(ctx(), id)))
      return rows.map(({ toName, message }) => [toName, message])
    }
    const [kept, gone] = [
      ['Malee', 'Enjoy!'],
      ['', null],
    ]
    expect(await namesOn('2026-12-30')).toEqual([kept, kept, kept])
    expect(await namesOn('2027-01-02')).toEqual([kept, kept, gone])
    await markSent(ctx(), spent.id)
    expect(await namesOn('2027-12-03')).toEqual([kept, gone, gone])
    expect(await namesOn('2030-12-03')).toEqual([gone, gone, gone])
  })

  test.each(ALL_BUT_SHOP)('forgetVouchers refuses a stranger: $role', async (actor) => {
    await expect(forgetVouchers({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
  })

  test.each(ALL_BUT_SHOP)('expireVouchers refuses a stranger: $role', async (actor) => {
    await expect(expireVouchers({ ...ctx(), actor })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('the database', () => {
  const asOwner = (statement: ReturnType<typeof sql>) =>
    inTransaction(asShop(ctx()), (ctx) => ctx.db.execute(statement))

  test('refuses a movement with one side, one that does not add up, and a balance below zero', async () => {
    const { id } = await addVoucher(ctx())
    const entry = (movementId: string, account: string, cents: number) =>
      sql`(${movementId}::uuid, ${account}, ${id}::uuid, ${cents}::int, 'shop')`
    const insert = sql`insert into voucher_entries (movement_id, account, voucher_id, cents, actor_role) values `
    const one = randomUUID()
    await expect(asOwner(sql`${insert} ${entry(one, 'voucher', -1)}`)).rejects.toMatchObject({
      cause: { constraint: 'voucher_movements' },
    })
    await expect(
      asOwner(sql`${insert} ${entry(one, 'voucher', -2)}, ${entry(one, 'door', 1)}`),
    ).rejects.toMatchObject({ cause: { constraint: 'voucher_movements' } })
    await expect(
      asOwner(sql`update vouchers set balance_cents = balance_cents - 10001 where id = ${id}`),
    ).rejects.toMatchObject({ cause: { constraint: 'vouchers_balance' } })
  })

  test('the check of the books finds a voucher that its movements do not make', async () => {
    const { id } = await addVoucher(ctx())
    const kinds = async () => {
      await checkBooks(admin())
      return (await listCheckRuns(admin())).findings.map(({ kind, expected, found }) => [
        kind,
        expected,
        found,
      ])
    }
    expect(await kinds()).toEqual([])
    await asOwner(sql`update vouchers set balance_cents = 1 where id = ${id}`)
    expect(await kinds()).toEqual([['voucher_balance', 10_000, 1]])
    await asOwner(sql`update vouchers set balance_cents = 10000 where id = ${id}`)
  })
})

test.each([
  ['2026-12-01', 3, '2029-12-01'],
  ['2028-02-29', 3, '2031-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
])('%s and %i years are %s', (day, years, later) => {
  expect(dayYearsLater(day, years)).toBe(later)
})
