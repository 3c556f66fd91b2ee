import { lockProduct, saveProduct, textsOf } from '../catalog-desk/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/**
 * Takes a product out of the shop, without anybody of the staff: it stays in the office, in orders and in the stock.
 * @returns false if it was out of the shop
 */
export async function hideProduct(ctx: ShopCtx, { id }: { id: string }): Promise<boolean> {
  const before = await lockProduct(ctx, { id })
  if (!before?.isActive) return false
  await saveProduct(ctx, { before, fields: { ...textsOf(before), isActive: false }, actorId: null })
  return true
}
