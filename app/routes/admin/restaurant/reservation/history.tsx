import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import type { StaffReservation } from '#domain/restaurant/guest-desk/schemas.ts'
import { formatDateTime } from '#shared/kernel/dates.ts'
import { RESERVATION_STATES } from '#shared/restaurant/states.ts'

/** Everything that was done with the reservation, and by whom, the newest first. */
export function History({ reservation }: { reservation: StaffReservation }) {
  const { reservations: texts, audit } = useStaffMessages()
  const { detail } = texts
  const locale = useLocale()
  const { history, createdAt, source } = reservation
  const whoDid = ({ action, by }: StaffReservation['history'][number]) =>
    action === 'reservation.changed-by-guest' ? detail.theGuest : (by ?? detail.someone)

  function valueText(field: string, value: unknown): string {
    if (field === 'startsAt' && typeof value === 'string') return formatDateTime(new Date(value), locale)
    const state = field === 'status' && RESERVATION_STATES.find((one) => one === value)
    if (state) return texts.states[state]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '–'
  }

  return (
    <OfficeCard id="history" title={detail.history}>
      <ol className="divide-y divide-line">
        {history
          .filter(({ action }) => action !== 'reservation.taken')
          .map((entry, i) => {
            const { at, action, changes, details } = entry
            return (
              <li key={i} className="py-3 wrap-anywhere">
                {Object.entries(changes).map(([field, { before, after }]) => (
                  <p key={field}>
                    {detail.fields[field] ?? audit.actions[action]}:{' '}
                    {before !== null && `${valueText(field, before)} → `}
                    <span className="font-semibold">{valueText(field, after)}</span>
                  </p>
                ))}
                {details['fields'] && <p>{detail.alsoChanged}</p>}
                <p className="text-sm text-stone tabular-nums">
                  {formatDateTime(at, locale)}, {detail.by(whoDid(entry))}
                </p>
              </li>
            )
          })}
        <li className="py-3">
          <p>{detail.created(texts.sources[source])}</p>
          <p className="text-sm text-stone tabular-nums">
            {formatDateTime(createdAt, locale)}
            {takenBy(history) && `, ${detail.by(takenBy(history) ?? '')}`}
          </p>
        </li>
      </ol>
    </OfficeCard>
  )
}

function takenBy(history: StaffReservation['history']): string | null {
  return history.find(({ action }) => action === 'reservation.taken')?.by ?? null
}
