import { Badge } from '#app/components/admin/badge.tsx'
import { DeskButton } from '#app/components/admin/restaurant/desk-button.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import { formatTime } from '#shared/kernel/dates.ts'

/** The guests who wait for a table that day, in the order in which they came. */
export function Waitlist({ day: { waitlist } }: { day: ServiceDay }) {
  const { reservations } = useStaffMessages()
  const texts = reservations.waitlist
  return (
    <section id="waitlist" aria-labelledby="waitlist-title" className="card scroll-mt-20 p-4">
      <h2 id="waitlist-title" className="text-lg">
        {texts.title} <span className="text-base font-normal text-stone tabular-nums">{waitlist.length}</span>
      </h2>
      {waitlist.length === 0 && <p className="text-stone">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {waitlist.map(({ id, name, phone, partySize, fromAt, untilAt, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0 leading-snug wrap-anywhere">
              <span className="block font-semibold">
                {name} · {reservations.guests(partySize)}
              </span>
              <span className="block text-sm text-stone tabular-nums">
                {texts.between(formatTime(fromAt), formatTime(untilAt))}, <a href={`tel:${phone}`}>{phone}</a>
              </span>
            </span>
            {status === 'offered' && <Badge tone="waiting">{texts.offered}</Badge>}
            <span className="flex flex-wrap gap-2">
              {status === 'waiting' && (
                <DeskButton intent={`offer-${id}`} label={texts.offerOf(name)} className="btn-leaf">
                  {texts.offer}
                </DeskButton>
              )}
              <DeskButton intent={`drop-${id}`} label={texts.endOf(name)}>
                {texts.end}
              </DeskButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
