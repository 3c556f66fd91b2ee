import type { ShopCtx } from '#domain/kernel/context.ts'
import type { ChangedBy, LockedOrder } from '../orders/schemas.ts'
import { completeRefund } from './complete-refund.ts'
import { getRefund } from './get-refund.ts'

type SettleAllInput = { order: LockedOrder; refundIds: string[]; reference: string; by: ChangedBy }

/** Records refunds of a locked order as sent that were opened in the same transaction. */
export async function settleAll(
  ctx: ShopCtx,
  { order, refundIds, reference, by }: SettleAllInput,
): Promise<void> {
  for (const refundId of refundIds) {
    const refund = await getRefund(ctx, { refundId })
    await completeRefund(ctx, { order, refund, reference, by })
  }
}
