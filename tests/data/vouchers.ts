import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { orders, voucherEntries, vouchers } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { placeVoucher } from '#domain/orders/checkout/index.ts'
import { placeVoucherInput, type PlaceVoucherInput } from '#domain/orders/checkout/schemas.ts'
import { activateVoucher, codeOfCard, createVoucher } from '#domain/orders/vouchers/index.ts'
import type { VoucherCard } from '#domain/orders/vouchers/schemas.ts'

export const giftCard: VoucherCard = {
  toName: 'Malee',
  toEmail: undefined,
  fromName: 'Somchai',
  message: 'Enjoy!',
  locale: 'en',
  sendsOn: undefined,
}

/** A voucher that staff have given, with its code. */
export async function addVoucher(
  ctx: Ctx,
  { amountCents = 10_000, ...card }: Partial<VoucherCard> & { amountCents?: number } = {},
): Promise<{ id: string; code: string }> {
  return inTransaction(asShop(ctx), async (ctx) => {
    const { actor } = ctx
    const created = await createVoucher(ctx, { orderId: null, amountCents, card: { ...giftCard, ...card } })
    await activateVoucher(ctx, { voucher: created, account: 'gift', movementId: randomUUID(), actor })
    return { id: created.id, code: (await codeOf(ctx, created.id)) ?? '' }
  })
}

/** The code on a voucher's card; undefined before it is issued. */
export async function codeOf(ctx: Ctx, id: string): Promise<string | undefined> {
  const voucher = await rowOf(ctx, id)
  return codeOfCard(ctx, voucher)
}

export async function rowOf(ctx: Ctx, id: string) {
  return inTransaction(asShop(ctx), async (ctx) => {
    const [row] = await ctx.db.select().from(vouchers).where(eq(vouchers.id, id))
    if (!row) throw new Error('there is no such voucher')
    return row
  })
}

/** A voucher's entries, the oldest first, as their accounts and cents. */
export async function entriesOf(ctx: Ctx, id: string): Promise<[account: string, cents: number][]> {
  return inTransaction(asShop(ctx), async (ctx) => {
    const rows = await ctx.db
      .select({ account: voucherEntries.account, cents: voucherEntries.cents })
      .from(voucherEntries)
      .where(eq(voucherEntries.voucherId, id))
      .orderBy(asc(voucherEntries.createdAt), asc(voucherEntries.account))
    return rows.map(({ account, cents }) => [account, cents])
  })
}

/** A purchase as its form sends it. */
export function voucherInput(
  overrides: Partial<z.input<typeof placeVoucherInput>> = {},
): PlaceVoucherInput & { idempotencyKey: string } {
  const input = placeVoucherInput.parse({
    amountCents: 50_000,
    card: giftCard,
    buyer: { name: 'Somchai Jaidee', email: `${randomUUID()}@example.com` },
    payment: 'bank_transfer',
    ...overrides,
  })
  return { ...input, idempotencyKey: randomUUID() }
}

/** The order of a voucher, and the voucher. */
export async function mustPlaceVoucher(ctx: Ctx, overrides: Parameters<typeof voucherInput>[0] = {}) {
  const placed = await placeVoucher(ctx, voucherInput(overrides))
  if (!placed.ok) throw new Error(`the voucher was refused: ${placed.reason}`)
  const { accessKey } = placed.order
  return inTransaction(asShop(ctx), async (ctx) => {
    const [found] = await ctx.db
      .select({ order: orders, voucher: vouchers })
      .from(orders)
      .innerJoin(vouchers, eq(vouchers.orderId, orders.id))
      .where(eq(orders.accessKey, accessKey))
    if (!found) throw new Error('the order has no voucher')
    return found
  })
}

/** Records that a voucher was sent, as its job does. */
export async function markSent(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(asShop(ctx), (ctx) =>
    ctx.db.update(vouchers).set({ sentAt: ctx.now() }).where(eq(vouchers.id, id)),
  )
}
