import type { Column } from '#app/components/admin/data-list.tsx'
import { LocalLink } from '#app/components/i18n/locale.tsx'
import type { BatchSummary } from '#domain/catalog/stock-desk/views.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'
import { dayText } from './day-text.ts'
import { Badge } from '#app/components/admin/badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

type Texts = StaffMessages['inventory']

/** A batch by its code, with what there is to know of it at a glance. */
export function codeColumn(texts: Texts, today: string): Column<BatchSummary> {
  return {
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
  }
}

export function bestBeforeColumn(texts: Texts, locale: Locale): Column<BatchSummary> {
  return {
    key: 'bestBefore',
    head: texts.bestBefore,
    cell: ({ bestBefore }) => dayText(bestBefore, locale),
  }
}

export function remainingColumn(texts: Texts): Column<BatchSummary> {
  return {
    key: 'remaining',
    head: texts.remaining,
    isNumber: true,
    cell: ({ remaining, received }) => `${remaining} / ${received}`,
  }
}

/** Says why nothing of a batch is packed any more, if nothing is. */
function BatchMark({ batch, today }: { batch: BatchSummary; today: string }) {
  const { inventory: texts } = useStaffMessages()
  if (batch.recalledAt) return <Badge tone="bad">{texts.recalled}</Badge>
  return batch.bestBefore < today ? <Badge tone="waiting">{texts.expired}</Badge> : null
}
