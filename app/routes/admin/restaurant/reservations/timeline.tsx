import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import { type Frame, hoursClass, spanClass, spanOf } from './frame.ts'
import { MoveNotice } from './move-notice.tsx'
import { SlotTotals } from './slot-totals.tsx'
import { TableRow } from './table-row.tsx'
import { useMoves } from './use-moves.ts'

type TimelineProps = { day: ServiceDay; frame: Frame; now: Date }

/** A day by table: what is reserved when, what is closed, and where the present is. */
export function Timeline({ day: latest, frame, now }: TimelineProps) {
  const { reservations: texts } = useStaffMessages()
  const mover = useMoves(latest, frame)
  const box = useRef<HTMLDivElement>(null)
  const showNow = useEffectEvent(() => {
    const { startsAt, hours } = frame
    const share = (now.getTime() - startsAt.getTime()) / (hours * HOUR)
    if (!box.current || share < 0 || share > 1) return
    box.current.scrollLeft = share * box.current.scrollWidth - box.current.clientWidth / 2
  })
  // If the day is wider than the screen, the present is seen first.
  useEffect(() => showNow(), [])
  // Nothing moves under the hand that holds a party.
  const day = mover.moving?.day ?? latest
  const used = new Set(day.reservations.flatMap(({ tableIds }) => tableIds))
  const tables = day.tables.filter(({ id, isActive }) => isActive || used.has(id))
  return (
    <div className="max-md:hidden print:block">
      <h2 id="timeline-title" className="sr-only">
        {texts.timeline}
      </h2>
      <MoveNotice mover={mover} />
      <div
        ref={box}
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
        aria-labelledby="timeline-title"
        className="max-h-[85dvh] overflow-auto rounded-card border border-line bg-rice print:max-h-none"
      >
        <div className={`timeline relative ${hoursClass(frame)}`}>
          <SlotTotals day={day} frame={frame} />
          <ol>
            {tables.map((table) => (
              <TableRow key={table.id} {...{ table, day, frame, now, mover }} />
            ))}
          </ol>
          <NowLine frame={frame} now={now} />
        </div>
      </div>
      <p className="mt-2 text-sm text-stone print:hidden">{texts.timelineHint}</p>
    </div>
  )
}

/** The line of the present, over all rows. */
function NowLine({ frame, now }: { frame: Frame; now: Date }) {
  const { reservations: texts } = useStaffMessages()
  const end = frame.startsAt.getTime() + frame.hours * HOUR
  if (now < frame.startsAt || now.getTime() >= end) return null
  const at = spanOf(frame, { startsAt: now, endsAt: now })
  return (
    <div className="pointer-events-none absolute inset-y-0 right-0 left-24 z-20">
      <div className={`timeline-at h-full border-l-2 border-chilli ${spanClass(at)}`}>
        <span className="sr-only">{texts.now(formatTime(now))}</span>
      </div>
    </div>
  )
}
