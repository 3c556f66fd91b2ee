import { SizeList } from '#app/components/admin/catalog/size-list.tsx'
import { Badge } from '#app/components/admin/badge.tsx'
import type { Column } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { StaffProductItem } from '#domain/catalog/catalog-desk/views.ts'

/** A product, its price and stock, and what still keeps it from the shop. */
export function useProductColumns(): Column<StaffProductItem>[] {
  const { products: texts } = useStaffMessages()
  const { charge } = useMoney()
  return [
    {
      key: 'product',
      head: texts.product,
      cell: ({ id, name, sku, otherSizes }) => (
        <>
          <LocalLink to="/admin/products/:id" params={{ id }} className="link inline-block py-1">
            {name}
          </LocalLink>
          <span className="block text-sm font-normal text-stone">{sku}</span>
          {otherSizes.length > 0 && <SizeList sizes={otherSizes} />}
        </>
      ),
    },
    { key: 'category', head: texts.category, cell: ({ category }) => category },
    {
      key: 'state',
      head: texts.status,
      isWords: true,
      isPlain: true,
      cell: ({ isActive, isFeatured, isCategoryActive, missing, stale }) => (
        <span className="flex flex-wrap gap-1.5">
          {isActive ? <Badge tone="good">{texts.active}</Badge> : <Badge>{texts.draft}</Badge>}
          {isFeatured && <Badge>{texts.featured}</Badge>}
          {!isCategoryActive && <Badge tone="waiting">{texts.hiddenCategory}</Badge>}
          {missing > 0 && <Badge tone="bad">{texts.missing(missing)}</Badge>}
          {stale > 0 && <Badge tone="waiting">{texts.stale(stale)}</Badge>}
        </span>
      ),
    },
    { key: 'stock', head: texts.stock, isNumber: true, cell: ({ stockQuantity }) => stockQuantity },
    { key: 'price', head: texts.price, isNumber: true, cell: ({ priceCents }) => charge(priceCents) },
  ]
}
