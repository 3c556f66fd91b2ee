import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import {
  bestBeforeColumn,
  codeColumn,
  remainingColumn,
} from '#app/components/admin/catalog/batch-columns.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { ListedBatch } from '#domain/catalog/stock-desk/views.ts'

/** Batches of all products. */
export function BatchList({ batches, today }: { batches: ListedBatch[]; today: string }) {
  const { inventory: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <DataList
      label={texts.batches}
      rows={batches}
      keyOf={({ id }) => id}
      columns={[
        codeColumn(texts, today),
        productColumn(texts.product),
        bestBeforeColumn(texts, locale),
        remainingColumn(texts),
      ]}
    />
  )
}

function productColumn(head: string): Column<ListedBatch> {
  return {
    key: 'product',
    head,
    cell: ({ productId, productName, sku }) => (
      <>
        <LocalLink
          to="/admin/inventory/:id"
          params={{ id: productId }}
          className="link inline-flex min-h-11 items-center"
        >
          {productName}
        </LocalLink>
        <span className="block text-sm text-stone">{sku}</span>
      </>
    ),
  }
}
