import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { BatchMark } from '#app/components/admin/inventory/batch-mark.tsx'
import { dayText } from '#app/components/admin/inventory/day-text.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { BatchSummary, InventoryView } from '#domain/stock-desk/schemas.ts'
import type { Locale } from '#shared/locale.ts'
import type { StaffMessages } from '#shared/messages/en/staff.ts'

/** A product's batches: what is left first, by the date at which it expires. */
export function BatchTable({ view, today }: { view: InventoryView; today: string }) {
  const { inventory: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <OfficeCard id="batches" title={texts.batches}>
      {view.batches.length === 0 ? (
        <EmptyState title={texts.noBatches} />
      ) : (
        <DataList
          label={texts.batches}
          rows={view.batches}
          keyOf={({ id }) => id}
          columns={columnsOf(texts, locale, today)}
        />
      )}
    </OfficeCard>
  )
}

function columnsOf(
  texts: StaffMessages['inventory'],
  locale: Locale,
  today: string,
): [Column<BatchSummary>, ...Column<BatchSummary>[]] {
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
      key: 'bestBefore',
      head: texts.bestBefore,
      cell: ({ bestBefore }) => dayText(bestBefore, locale),
    },
    {
      key: 'remaining',
      head: texts.remaining,
      isNumber: true,
      cell: ({ remaining, received }) => `${remaining} / ${received}`,
    },
  ]
}
