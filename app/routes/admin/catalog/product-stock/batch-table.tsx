import { DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import {
  bestBeforeColumn,
  codeColumn,
  remainingColumn,
} from '#app/components/admin/catalog/batch-columns.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { InventoryView } from '#domain/catalog/stock-desk/views.ts'

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
          columns={[codeColumn(texts, today), bestBeforeColumn(texts, locale), remainingColumn(texts)]}
        />
      )}
    </OfficeCard>
  )
}
