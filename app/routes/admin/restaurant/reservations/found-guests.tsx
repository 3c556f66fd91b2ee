import { DataList } from '#app/components/admin/data-list.tsx'
import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { ReservationBadge } from '#app/components/admin/restaurant/reservation-badge.tsx'
import { RowLink } from '#app/components/admin/row-link.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { FoundReservation } from '#domain/restaurant/guest-desk/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { GuestSearch } from './day-head.tsx'

/** Reservations of a guest, over all days. */
export function FoundGuests({ search, found }: { search: string; found: FoundReservation[] }) {
  const { reservations: texts } = useStaffMessages()
  return (
    <>
      <OfficeHead
        title={texts.search}
        back={{ to: { to: '/admin/reservations' }, text: texts.today }}
        hint={texts.searchHint}
      />
      <div className="mb-6">
        <GuestSearch value={search} />
      </div>
      <p role="status" className={found.length > 0 ? 'mb-3' : 'sr-only'}>
        {found.length > 0 ? texts.found(found.length) : texts.foundNone}
      </p>
      {found.length === 0 ? (
        <EmptyState title={texts.foundNone} />
      ) : (
        <DataList
          label={texts.title}
          rows={found}
          keyOf={({ id }) => id}
          columns={[
            { key: 'guest', head: texts.phone.name, cell: guestCell },
            { key: 'when', head: texts.detail.when, cell: startCell },
            { key: 'size', head: texts.phone.guests, isNumber: true, cell: ({ partySize }) => partySize },
            {
              key: 'status',
              isWords: true,
              head: texts.detail.state,
              isPlain: true,
              cell: statusCell,
            },
          ]}
        />
      )}
    </>
  )
}

const guestCell = (one: FoundReservation) => <Guest found={one} />
const startCell = ({ startsAt }: FoundReservation) => <StartTime at={startsAt} />
const statusCell = ({ status }: FoundReservation) => <ReservationBadge status={status} />

function Guest({ found: { id, name, phone, email } }: { found: FoundReservation }) {
  return (
    <>
      <RowLink to="/admin/reservations/:id" params={{ id }}>
        {name}
      </RowLink>
      <span className="block text-sm font-normal text-stone">
        {[phone, email].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

function StartTime({ at }: { at: Date }) {
  return <span className="tabular-nums">{formatDateTime(at, useLocale())}</span>
}
