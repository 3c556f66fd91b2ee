import { and, asc, eq } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import { lowStockSql } from '../inventory/index.ts'
import { toStockState } from '../inventory/schemas.ts'
import { findSales } from '../offers/index.ts'
import { inLocale, isShown } from './internal.ts'
import type { ProductSize } from './views.ts'

/** Lists the sizes of a product that the shop shows, its own among them, at the prices of now, the lightest first. */
export async function listSizes(
  ctx: Ctx,
  { productId, language }: { productId: string; language: Locale },
): Promise<ProductSize[]> {
  const rows = await ctx.readDb
    .select({
      id: products.id,
      slug: products.slug,
      sku: products.sku,
      barcode: products.barcode,
      name: inLocale(products.name, language),
      priceCents: products.priceCents,
      categoryId: products.categoryId,
      value: products.netWeightValue,
      unit: products.netWeightUnit,
      stockQuantity: products.stockQuantity,
      lowStock: lowStockSql,
    })
    .from(products)
    .where(and(isShown, eq(products.mainId, productId)))
    .orderBy(asc(products.netWeightValue))
  const sales = await findSales(ctx, { of: rows, language })
  return rows.map(({ value, unit, stockQuantity, lowStock, categoryId: _, ...size }) => ({
    ...size,
    priceCents: sales.get(size.id)?.sale.priceCents ?? size.priceCents,
    sale: sales.get(size.id)?.view ?? null,
    netWeight: { value, unit },
    stock: toStockState({ stockQuantity, lowStock }),
  }))
}
