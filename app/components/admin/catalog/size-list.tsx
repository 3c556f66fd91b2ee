import { Badge } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useProductMessages } from '#app/components/catalog/use-product-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { StaffSize } from '#domain/catalog/catalog-desk/views.ts'

/** Sizes of a product, each with its price and stock; all but the current one lead to their pages. */
export function SizeList({ sizes, currentId }: { sizes: StaffSize[]; currentId?: string }) {
  const { products: texts } = useStaffMessages()
  const { weight: weightOf } = useProductMessages()
  const { charge } = useMoney()
  return (
    <ul className="grid gap-1">
      {sizes.map(({ id, sku, netWeightValue, netWeightUnit, priceCents, stockQuantity, isActive }) => {
        const weight = weightOf(netWeightValue, netWeightUnit)
        return (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 text-sm font-normal">
            {id === currentId ? (
              <strong aria-current="page" className="py-1 font-semibold">
                {weight}
              </strong>
            ) : (
              <LocalLink to="/admin/products/:id" params={{ id }} className="link inline-block py-1">
                {weight}
              </LocalLink>
            )}
            <span className="tabular-nums">{charge(priceCents)}</span>
            <span className="text-stone">{texts.sizes.left(stockQuantity)}</span>
            <span className="text-stone wrap-anywhere">{sku}</span>
            {!isActive && <Badge>{texts.draft}</Badge>}
          </li>
        )
      })}
    </ul>
  )
}
