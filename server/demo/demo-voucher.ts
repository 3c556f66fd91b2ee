import { DEMO_VOUCHER_CODE } from '#database/seed/orders/vouchers.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findVoucher } from '#domain/orders/vouchers/index.ts'
import { formatVoucherCode } from '#shared/orders/voucher-code.ts'

/** The code of the voucher that anybody may try in a demo; undefined where it pays nothing any more, or never did. */
export async function demoVoucherCode(ctx: Ctx): Promise<string | undefined> {
  const found = await inTransaction(asShop(ctx), (ctx) => findVoucher(ctx, { code: DEMO_VOUCHER_CODE }))
  return found.ok && found.leftCents > 0 ? formatVoucherCode(DEMO_VOUCHER_CODE) : undefined
}
