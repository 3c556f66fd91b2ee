import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { BatchMark } from '#app/components/admin/inventory/batch-mark.tsx'
import { dayText } from '#app/components/admin/inventory/day-text.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { ListedBatch } from '#domain/stock-desk/schemas.ts'
import type { Locale } from '#shared/locale.ts'
import type { StaffMessages } from '#shared/messages/en/staff.ts'

export function BatchList({ batches, today }: { batches: ListedBatch[]; today: string }) {
  const { inventory: texts } = useStaffMessages()
  return (
    <DataList
      label={texts.batches}
      rows={batches}
      keyOf={({ id }) => id}
      columns={columnsOf(texts, useLocale(), today)}
    />
  )
}

function columnsOf(
  texts: StaffMessages['inventory'],
  locale: Locale,
  today: string,
): [Column<ListedBatch>, ...Column<ListedBatch>[]] {
  return [
    {
      key: 'code',
      head: texts.batch,
      cell: (batch) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <LocalLink
            to="/admin/inventory/batches/:id"
            params={{ id: batch.id }}
            className="link inline-flex min-h-11 items-center"
          >
            {batch.code}
          </LocalLink>
          <BatchMark batch={batch} today={today} />
        </span>
      ),
    },
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
    { key: 'bestBefore', head: texts.bestBefore, cell: ({ bestBefore }) => dayText(bestBefore, locale) },
    {
      key: 'remaining',
      head: texts.remaining,
      isNumber: true,
      cell: ({ remaining, received }) => `${remaining} / ${received}`,
    },
  ]
}
