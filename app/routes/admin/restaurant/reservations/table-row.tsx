import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import { overlaps } from '#shared/restaurant/service-period.ts'
import { type Frame, instantAt, lanesClass, placesOf, spanClass, spanOf, STEPS_PER_HOUR } from './frame.ts'
import { PartyBlock } from './party-block.tsx'
import type { Mover } from './use-moves.ts'

type TableRowProps = {
  table: ServiceDay['tables'][number]
  day: ServiceDay
  frame: Frame
  now: Date
  mover: Mover
}

/** A table, and who is at it when. */
export function TableRow({ table, day, frame, now, mover }: TableRowProps) {
  const { reservations: texts } = useStaffMessages()
  const parties = day.reservations.filter(({ tableIds }) => tableIds.includes(table.id))
  const places = placesOf(frame, parties)
  const whole = { startsAt: frame.startsAt, endsAt: instantAt(frame, frame.hours * STEPS_PER_HOUR) }
  const { pause } = day.service ?? {}
  const closed = [
    ...(pause ? [{ id: 'pause', tableId: null, reason: texts.pause, ...pause }] : []),
    ...day.closeOuts,
  ]
    .filter(({ tableId }) => tableId === null || tableId === table.id)
    .filter((period) => overlaps(period, whole))
  const moving = mover.moving?.tableId === table.id ? mover.moving : undefined
  return (
    <li className="flex border-b border-line last:border-b-0">
      <div className="sticky left-0 z-20 grid w-24 shrink-0 content-center border-r border-line bg-rice px-2 leading-tight">
        <span className="truncate font-semibold">{table.name}</span>
        <span className="truncate text-xs text-stone">
          <span className="sr-only">{texts.seats(table.fewest, table.most)}</span>
          <span aria-hidden="true" className="tabular-nums">
            {table.fewest === table.most ? table.most : `${table.fewest}–${table.most}`}
          </span>
          {table.area && ` · ${table.area}`}
        </span>
      </div>
      <ol
        {...mover.target(table.id)}
        data-table={table.name}
        className={`timeline-row timeline-track relative grow ${lanesClass(Math.max(1, ...places.map(({ lane }) => lane + 1)))}`}
      >
        {closed.map((period) => (
          <li
            key={period.id}
            className={`timeline-at h-full overflow-hidden ${spanClass(spanOf(frame, period))}`}
          >
            <span className="timeline-closed block h-full truncate p-1 text-xs font-semibold text-stone">
              {texts.closed}
              {period.reason && `: ${period.reason}`}
            </span>
          </li>
        ))}
        {places.map((place) => (
          <PartyBlock key={place.party.id} {...place} {...{ now, mover, tableId: table.id }} />
        ))}
        {moving && (
          <li
            aria-hidden="true"
            className={`timeline-at pointer-events-none z-20 h-14 p-0.5 ${spanClass(moving.span)}`}
          >
            <span
              className={`block h-full truncate rounded-field border-2 border-dashed bg-rice px-2 py-1 text-sm font-semibold ${mover.isTaken ? 'border-chilli text-chilli-text' : 'border-leaf text-leaf'}`}
            >
              {mover.placeText}
            </span>
          </li>
        )}
      </ol>
    </li>
  )
}
