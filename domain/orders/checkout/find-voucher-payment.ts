import type { ShopCtx } from '#domain/kernel/context.ts'
import { findVoucher } from '../vouchers/index.ts'
import { toVoucherProblem, type VoucherFault } from '../vouchers/schemas.ts'
import type { CheckoutQuote } from './schemas.ts'

/** Finds what a voucher would pay of so much, in ZAR cents, or the reason that it pays nothing. */
export async function findVoucherPayment(
  ctx: ShopCtx,
  { code, dueCents }: { code: string; dueCents: number },
): Promise<Pick<CheckoutQuote, 'voucher'> & { voucherProblem: VoucherFault | null }> {
  const found = await findVoucher(ctx, { code })
  if (!found.ok) return { voucher: null, voucherProblem: toVoucherProblem(found) }
  const { leftCents } = found
  if (leftCents === 0) return { voucher: null, voucherProblem: { reason: 'voucher_too_little', leftCents } }
  return { voucher: { paysCents: Math.min(leftCents, dueCents), leftCents }, voucherProblem: null }
}
