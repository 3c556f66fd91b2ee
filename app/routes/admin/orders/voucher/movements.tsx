import { DataList } from '#app/components/admin/data-list.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { StaffMovement } from '#domain/orders/voucher-desk/views.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'

/** Every movement of a voucher's money, the oldest first. */
export function Movements({ movements }: { movements: StaffMovement[] }) {
  const { movements: texts } = useStaffMessages().vouchers
  const locale = useLocale()
  const { charge } = useMoney()
  return (
    <OfficeCard id="movements" title={texts.title}>
      {movements.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataList
          label={texts.title}
          rows={movements}
          keyOf={({ id }) => id}
          columns={[
            { key: 'when', head: texts.when, cell: ({ at }) => formatDateTime(at, locale) },
            {
              key: 'what',
              head: texts.what,
              isWords: true,
              cell: whatOf,
            },
            { key: 'who', head: texts.who, isWords: true, cell: ({ by }) => by ?? '' },
            {
              key: 'cents',
              head: texts.cents,
              isNumber: true,
              cell: ({ cents }) => `${cents < 0 ? '−' : ''}${charge(Math.abs(cents))}`,
            },
          ]}
        />
      )}
    </OfficeCard>
  )
}

function whatOf(movement: StaffMovement) {
  return <What movement={movement} />
}

function What({ movement: { account, cents, order, reason } }: { movement: StaffMovement }) {
  const { movements: texts } = useStaffMessages().vouchers
  return (
    <>
      {account === 'order' && cents > 0 ? texts.back : texts.accounts[account]}{' '}
      {order && (
        <span className="whitespace-nowrap">
          <RowLink to="/admin/orders/:id" params={{ id: order.id }}>
            {order.number}
          </RowLink>
        </span>
      )}
      {reason && <span className="block text-sm wrap-anywhere text-stone">{reason}</span>}
    </>
  )
}
