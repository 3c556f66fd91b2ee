import { Badge } from '#app/components/admin/badge.tsx'
import type { Column } from '#app/components/admin/data-list.tsx'
import { dayText } from '#app/components/admin/catalog/day-text.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { InventoryItem } from '#domain/catalog/stock-desk/views.ts'

/** A product with its stock. */
export function useStockColumns(): Column<InventoryItem>[] {
  const { inventory: texts } = useStaffMessages()
  const locale = useLocale()
  return [
    {
      key: 'product',
      head: texts.product,
      cell: ({ id, name, sku, isActive }) => (
        <>
          <LocalLink
            to="/admin/inventory/:id"
            params={{ id }}
            className="link inline-flex min-h-11 items-center"
          >
            {name}
          </LocalLink>
          <span className="block text-sm font-normal text-stone">
            {sku}
            {!isActive && ` · ${texts.hidden}`}
          </span>
        </>
      ),
    },
    { key: 'stock', head: texts.stock, isNumber: true, cell: (item) => <StockCell item={item} /> },
    { key: 'onHand', head: texts.onHand, isNumber: true, cell: ({ onHand }) => onHand },
    {
      key: 'bestBefore',
      head: texts.nextBestBefore,
      cell: ({ nextBestBefore }) => nextBestBefore && dayText(nextBestBefore, locale),
    },
  ]
}

function StockCell({ item: { stock, threshold, missing } }: { item: InventoryItem }) {
  const { inventory: texts } = useStaffMessages()
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      {missing > 0 && <Badge tone="bad">{texts.missingCount(missing)}</Badge>}
      {stock <= 0 ? (
        <Badge tone="bad">{texts.out}</Badge>
      ) : (
        stock <= threshold && <Badge tone="waiting">{texts.few}</Badge>
      )}
      <span className="font-semibold">{stock}</span>
    </span>
  )
}
