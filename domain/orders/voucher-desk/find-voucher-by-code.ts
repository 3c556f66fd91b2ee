import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { findVoucher } from '../vouchers/index.ts'
import { policy } from './policy.ts'
import type { FindVoucherInput } from './schemas.ts'

/**
 * The id of the voucher whose newest card has a code; undefined for any other code.
 * @throws DomainError forbidden
 */
export async function findVoucherByCode(ctx: Ctx, { code }: FindVoucherInput): Promise<string | undefined> {
  policy.findVoucherByCode(ctx)
  const found = await inTransaction(asShop(ctx), (ctx) => findVoucher(ctx, { code }))
  return found.ok || found.reason !== 'unknown_voucher' ? found.voucherId : undefined
}
