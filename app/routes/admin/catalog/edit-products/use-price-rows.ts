import { useProductMessages } from '#app/components/catalog/use-product-messages.ts'
import type { StaffProductItem } from '#domain/catalog/catalog-desk/views.ts'

/** A product or a size, with a price of its own, and a stock unless it is a set. */
export type PriceRow = Pick<
  StaffProductItem,
  'id' | 'name' | 'sku' | 'isActive' | 'priceCents' | 'stockQuantity' | 'isSet'
> & { isSize?: boolean }

/** Returns the products with their sizes beneath them; a size that the list has found by itself stands where it was found. */
export function usePriceRows(items: StaffProductItem[]): PriceRow[] {
  const texts = useProductMessages()
  const listed = new Set(items.map(({ id }) => id))
  return items.flatMap((item) => [
    item,
    ...item.otherSizes
      .filter(({ id }) => !listed.has(id))
      .map((size) => ({
        ...size,
        name: texts.sized(item.name, texts.weight(size.netWeightValue, size.netWeightUnit)),
        isSet: false,
        isSize: true,
      })),
  ])
}
