import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { findCardOfOrder } from './get-voucher-of-order.ts'
import { policy } from './policy.ts'
import { printVoucherCard } from './print-voucher-card.ts'

/**
 * The card of the voucher that was bought with an order as PDF, for whoever has the order's link, from when it is paid on.
 * @throws DomainError not_found, `unavailable` while too many PDFs are waiting
 */
export async function printVoucherOfOrder(
  ctx: Ctx,
  input: { accessKey: string },
): Promise<Uint8Array<ArrayBuffer>> {
  policy.printVoucherOfOrder(ctx)
  const voucher = await findCardOfOrder(ctx, input)
  const card = voucher && (await printVoucherCard(asShop(ctx), { voucher }))
  if (!card) throw new DomainError('not_found', 'document')
  return card.pdf
}
