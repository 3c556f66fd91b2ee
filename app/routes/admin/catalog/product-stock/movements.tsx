import { PagedList } from '#app/components/admin/paged-list.tsx'
import { type Column, DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import type { Movement, MovementList } from '#domain/catalog/stock-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { StaffMessages } from '#shared/messages/en/admin.ts'
import type { StockNote } from '#shared/catalog/stock-notes.ts'

/** The changes of a product's stock, the newest first. */
export function Movements({ productId, list }: { productId: string; list: MovementList }) {
  const { inventory: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <OfficeCard id="movements" title={texts.movements}>
      <PagedList
        list={list}
        at={{ to: '/admin/inventory/:id', params: { id: productId }, hash: 'movements' }}
        pages={texts.movementPages}
        empty={<EmptyState title={texts.noMovements} />}
      >
        <DataList
          label={texts.movements}
          rows={list.items}
          keyOf={({ id }) => id}
          columns={columnsOf(texts, locale)}
        />
      </PagedList>
    </OfficeCard>
  )
}

function columnsOf(texts: StaffMessages['inventory'], locale: Locale): Column<Movement>[] {
  return [
    { key: 'why', head: texts.why, cell: (movement) => <MovementReason movement={movement} /> },
    {
      key: 'change',
      head: texts.change,
      isNumber: true,
      cell: ({ quantity }) => (
        <span className="font-semibold">{quantity > 0 ? `+${quantity}` : `−${-quantity}`}</span>
      ),
    },
    { key: 'batch', head: texts.batch, cell: ({ batchCode }) => batchCode },
    { key: 'who', head: texts.who, cell: ({ by }) => by ?? texts.automatic },
    { key: 'when', head: texts.when, cell: ({ at }) => formatDateTime(at, locale) },
  ]
}

function MovementReason({ movement }: { movement: Movement }) {
  const { inventory: texts } = useStaffMessages()
  const { referenceType, referenceId, orderNumber, reason, notes } = movement
  return (
    <>
      {texts.references[referenceType]}
      {reason && `: ${texts.reasons[reason]}`}
      {orderNumber && referenceId && (
        <>
          {' '}
          <LocalLink to="/admin/orders/:id" params={{ id: referenceId }} className="link whitespace-nowrap">
            {orderNumber}
          </LocalLink>
        </>
      )}
      {notes && (
        <span className="block text-sm font-normal text-stone">
          {texts.shopNotes[notes as StockNote] ?? notes}
        </span>
      )}
    </>
  )
}
