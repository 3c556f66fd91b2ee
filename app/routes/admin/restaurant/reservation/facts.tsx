import { ReservationBadge } from '#app/components/admin/restaurant/reservation-badge.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { useMoney } from '#app/components/i18n/money.tsx'
import { Fact, FactRow } from '#app/components/ui/fact.tsx'
import { OrderNumber } from '#app/components/orders/order-number.tsx'
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
      <FactRow>
        <Fact name={detail.when}>
          {formatDate(startsAt, locale)}, {formatTime(startsAt)}–{formatTime(endsAt)}
        </Fact>
        <Fact name={detail.tables}>{tables.join(' + ') || '–'}</Fact>
        <Fact name={detail.state}>
          <ReservationBadge status={status} />
        </Fact>
        <Fact name={detail.source}>{texts.sources[source]}</Fact>
        <Fact name={detail.contact}>
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
          <Fact name={detail.deposit}>{charge(orders.depositCents)}</Fact>
        )}
        {orders && orders.jars.length > 0 && (
          <Fact name={detail.jars}>
            {orders.jars.map(({ id, number }) => (
              <LocalLink
                key={id}
                to="/admin/orders/:id"
                params={{ id }}
                className="link mr-4 inline-flex min-h-11 items-center"
              >
                <OrderNumber number={number} />
              </LocalLink>
            ))}
          </Fact>
        )}
        {occasion && <Fact name={detail.occasion}>★ {texts.occasions[occasion]}</Fact>}
      </FactRow>
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
