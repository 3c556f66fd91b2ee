import { PLAIN_TEXTS, type ProductTexts } from '#shared/catalog/product-fields.ts'
import { lockProduct, saveProduct } from '../catalog-desk/index.ts'
import type { StaffProduct } from '../catalog-desk/views.ts'
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

function textsOf(product: StaffProduct): ProductTexts {
  const names = ['ingredients', ...Object.keys(PLAIN_TEXTS)] as (keyof ProductTexts)[]
  // Every text of a product has one of these names.
  return Object.fromEntries(names.map((name) => [name, product[name]])) as ProductTexts
}
