import { Badge } from '#app/components/admin/badge.tsx'
import { DataList } from '#app/components/admin/data-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { StaffProductItem } from '#domain/catalog/catalog-desk/views.ts'

export function ProductTable({ products }: { products: StaffProductItem[] }) {
  const { products: texts } = useStaffMessages()
  const { charge } = useMoney()
  return (
    <DataList
      label={texts.title}
      rows={products}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'product',
          head: texts.product,
          cell: nameCell,
        },
        { key: 'category', head: texts.category, cell: ({ category }) => category },
        { key: 'state', head: texts.status, isWords: true, isPlain: true, cell: marksCell },
        { key: 'stock', head: texts.stock, isNumber: true, cell: ({ stockQuantity }) => stockQuantity },
        { key: 'price', head: texts.price, isNumber: true, cell: ({ priceCents }) => charge(priceCents) },
      ]}
    />
  )
}

const nameCell = ({ id, name, sku }: StaffProductItem) => (
  <>
    <LocalLink to="/admin/products/:id" params={{ id }} className="link inline-block py-1">
      {name}
    </LocalLink>
    <span className="block text-sm font-normal text-stone">{sku}</span>
  </>
)

const marksCell = (product: StaffProductItem) => <Marks product={product} />

function Marks({ product }: { product: StaffProductItem }) {
  const { products: texts } = useStaffMessages()
  const { isActive, isFeatured, isCategoryActive, missing, stale } = product
  return (
    <span className="flex flex-wrap gap-1.5">
      {isActive ? <Badge tone="good">{texts.active}</Badge> : <Badge>{texts.draft}</Badge>}
      {isFeatured && <Badge>{texts.featured}</Badge>}
      {!isCategoryActive && <Badge tone="waiting">{texts.hiddenCategory}</Badge>}
      {missing > 0 && <Badge tone="bad">{texts.missing(missing)}</Badge>}
      {stale > 0 && <Badge tone="waiting">{texts.stale(stale)}</Badge>}
    </span>
  )
}
