import { eq } from 'drizzle-orm'
import { vouchers } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { printVoucherCard, readCard } from '../voucher-cards/index.ts'
import { policy } from './policy.ts'

/**
 * A voucher's card as PDF, for an admin, written down: whoever has it has the money.
 * @throws DomainError forbidden, not_found, `unavailable` while too many PDFs are waiting
 */
export async function printVoucherForStaff(
  ctx: Ctx,
  { voucherId }: { voucherId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const actor = policy.printVoucherForStaff(ctx)
  const shop = asShop(ctx)
  const voucher = await inTransaction(shop, (ctx) => readCard(ctx, eq(vouchers.id, voucherId)))
  const card = voucher && (await printVoucherCard(shop, { voucher }))
  if (!card) throw new DomainError('not_found', 'voucher')
  await inTransaction(shop, (ctx) =>
    recordAudit(ctx, {
      actorId: actor.id,
      action: 'voucher.printed',
      subjectId: voucherId,
      details: { number: String(voucher.number) },
    }),
  )
  return card.pdf
}
