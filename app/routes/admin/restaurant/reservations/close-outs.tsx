import { DeskButton } from '#app/components/admin/restaurant/desk-button.tsx'
import { StandingList } from '#app/components/admin/restaurant/standing-list.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { isOpenAt, overlaps } from '#shared/restaurant/service-period.ts'

/** The closed times of that day, each to be opened again, and who has a table then all the same. */
export function CloseOuts({ day }: { day: ServiceDay }) {
  const { reservations } = useStaffMessages()
  const texts = reservations.closeOut
  if (day.closeOuts.length === 0) return null
  const tableName = (id: string | null) =>
    id === null
      ? texts.everything
      : reservations.table(day.tables.find((table) => table.id === id)?.name ?? '')
  return (
    <section aria-labelledby="closed-title" className="card p-4">
      <h2 id="closed-title" className="text-lg">
        {texts.list}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {day.closeOuts.map(({ id, tableId, startsAt, endsAt, reason }) => {
          const what = `${formatTime(startsAt)}–${formatTime(endsAt)}, ${tableName(tableId)}`
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="wrap-anywhere tabular-nums">
                {what}
                {reason && <span className="block text-sm text-stone">{reason}</span>}
              </span>
              <DeskButton intent={`reopen-${id}`} label={texts.reopenOf(what)}>
                {texts.reopen}
              </DeskButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Parties that stand where nobody would get a table any more: in a closed time, or outside of hours that have changed. */
export function OddParties({ day }: { day: ServiceDay }) {
  const { reservations: texts } = useStaffMessages()
  const { service } = day
  const standing = day.reservations.filter(({ status }) => status === 'confirmed')
  const closed = standing.filter((party) =>
    day.closeOuts.some(
      (period) =>
        (period.tableId === null || party.tableIds.includes(period.tableId)) && overlaps(period, party),
    ),
  )
  const outside = standing.filter(({ startsAt }) => !isOpenAt(service, startsAt))
  const odd = [
    { title: texts.closeOut.inClosed, hint: texts.closeOut.inClosedHint, parties: closed },
    { title: texts.outside, hint: texts.outsideHint, parties: outside },
  ]
  return odd
    .filter(({ parties }) => parties.length > 0)
    .map(({ title, hint, parties }) => (
      <section key={title} aria-label={title} className="notice mb-4 border-l-chilli">
        <h2 className="text-base">{title}</h2>
        <p className="text-sm">{hint}</p>
        <StandingList parties={parties.map((party) => ({ ...party, day: day.day }))} />
      </section>
    ))
}
