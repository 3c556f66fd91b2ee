import type { ReactNode } from 'react'
import { ReservationBadge } from '#app/components/admin/restaurant/reservation-badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import type { DayReservation } from '#domain/restaurant/table-desk/views.ts'
import type { StaffReservation } from '#domain/restaurant/guest-desk/schemas.ts'
import { formatDate, formatTime } from '#shared/kernel/dates.ts'

type FactsProps = {
  reservation: StaffReservation
  /** The deposit and the jars bought with it. */
  orders: Pick<DayReservation, 'depositCents' | 'jars'> | undefined
}

/** When, where, who; what the kitchen has to know stands out. */
export function Facts({ reservation, orders }: FactsProps) {
  const { charge } = useMoney()
  const { reservations: texts } = useStaffMessages()
  const { detail } = texts
  const locale = useLocale()
  const { startsAt, endsAt, tables, status, source, phone, email, occasion, allergies, wishes } = reservation
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 tabular-nums">
        <Fact label={detail.when}>
          {formatDate(startsAt, locale)}, {formatTime(startsAt)}–{formatTime(endsAt)}
        </Fact>
        <Fact label={detail.tables}>{tables.join(' + ') || '–'}</Fact>
        <Fact label={detail.state}>
          <ReservationBadge status={status} />
        </Fact>
        <Fact label={detail.source}>{texts.sources[source]}</Fact>
        <Fact label={detail.contact}>
          {phone && (
            <a href={`tel:${phone}`} className="link mr-4 inline-flex min-h-11 items-center">
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
              {email}
            </a>
          )}
          {!phone && !email && detail.noContact}
        </Fact>
        {orders && orders.depositCents > 0 && (
          <Fact label={detail.deposit}>{charge(orders.depositCents)}</Fact>
        )}
        {orders && orders.jars.length > 0 && (
          <Fact label={detail.jars}>
            {orders.jars.map(({ id, number }) => (
              <LocalLink
                key={id}
                to="/admin/orders/:id"
                params={{ id }}
                className="link mr-4 inline-flex min-h-11 items-center"
              >
                {number}
              </LocalLink>
            ))}
          </Fact>
        )}
        {occasion && <Fact label={detail.occasion}>★ {texts.occasions[occasion]}</Fact>}
      </dl>
      {allergies && (
        <p className="notice notice-error mt-4 wrap-anywhere">
          <strong>{texts.phone.allergies}:</strong> {allergies}
        </p>
      )}
      {wishes && (
        <p className="notice mt-4 wrap-anywhere">
          <strong>{texts.phone.wishes}:</strong> {wishes}
        </p>
      )}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-stone">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
