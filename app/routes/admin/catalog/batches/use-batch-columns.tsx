import type { Column } from '#app/components/admin/data-list.tsx'
import {
  bestBeforeColumn,
  codeColumn,
  remainingColumn,
} from '#app/components/admin/catalog/batch-columns.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { ListedBatch } from '#domain/catalog/stock-desk/views.ts'

/** A batch of any product. */
export function useBatchColumns(today: string): Column<ListedBatch>[] {
  const { inventory: texts } = useStaffMessages()
  const locale = useLocale()
  return [
    codeColumn(texts, today),
    {
      key: 'product',
      head: texts.product,
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
    },
    bestBeforeColumn(texts, locale),
    remainingColumn(texts),
  ]
}
