import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { getOrderByLink } from '../orders/index.ts'
import { policy } from './policy.ts'
import { type ChangedFrom, priceChange } from './price-change.ts'
import { readChangeable } from './read-changeable.ts'
import type {
  PreviewOrderChangeInput,
  PreviewOrderChangeResult,
  PreviewOwnChangeInput,
  WantedChange,
} from './schemas.ts'

/**
 * Shows what a change would make of an order, for staff: before and after, and what is then owed or given back. Changes
 * nothing.
 * @throws DomainError forbidden, not_found
 */
export async function previewOrderChange(
  ctx: Ctx,
  { orderId, ...wanted }: PreviewOrderChangeInput,
): Promise<PreviewOrderChangeResult> {
  policy.previewOrderChange(ctx)
  return preview(ctx, orderId, wanted, 'office')
}

/**
 * The same for its buyer.
 * @throws DomainError not_found
 */
export async function previewOwnChange(
  ctx: Ctx,
  { accessKey, language, ...wanted }: PreviewOwnChangeInput,
): Promise<PreviewOrderChangeResult> {
  policy.previewOwnChange(ctx)
  const { id } = await getOrderByLink(ctx, { accessKey, language })
  return preview(ctx, id, wanted, 'buyer')
}

async function preview(
  ctx: Ctx,
  orderId: string,
  wanted: WantedChange,
  from: ChangedFrom,
): Promise<PreviewOrderChangeResult> {
  return inTransaction(asShop(ctx), async (ctx): Promise<PreviewOrderChangeResult> => {
    const priced = await priceChange(ctx, await readChangeable(ctx, { orderId }), wanted, {
      from,
      locks: false,
    })
    if (!priced.ok) return priced
    const { row: _r, items: _i, sets: _s, jars: _j, voucherCents: _v, changesInvoice: _c, ...shown } = priced
    return shown
  })
}
