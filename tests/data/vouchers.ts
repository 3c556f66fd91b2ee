import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { voucherEntries, vouchers } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
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
