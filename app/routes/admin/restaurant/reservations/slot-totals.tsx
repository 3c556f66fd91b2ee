import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import type { ServiceDay } from '#domain/restaurant/table-desk/views.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import { SLOT_MINUTES } from '#shared/restaurant/rules.ts'
import { type Frame, instantAt, laneClass, spanClass, STEPS_PER_HOUR } from './frame.ts'

const STEPS_PER_SLOT = STEPS_PER_HOUR / 2

/** The number of guests that arrive in each half hour, against how many the kitchen keeps up with. */
export function SlotTotals({ day, frame }: { day: ServiceDay; frame: Frame }) {
  const { reservations: texts } = useStaffMessages()
  const pause = day.service?.pause
  const slots = Array.from({ length: frame.hours * 2 }, (_, i) => {
    const startsAt = instantAt(frame, i * STEPS_PER_SLOT)
    const end = startsAt.getTime() + SLOT_MINUTES * MINUTE
    const guests = day.reservations
      .filter(({ status }) => status !== 'no_show')
      .filter((party) => party.startsAt >= startsAt && party.startsAt.getTime() < end)
      .reduce((sum, { partySize }) => sum + partySize, 0)
    const most = pause && startsAt < pause.startsAt ? day.guestsPerSlotBeforePause : day.guestsPerSlot
    return { time: formatTime(startsAt), guests, most, from: i * STEPS_PER_SLOT }
  })
  return (
    <div className="sticky top-0 z-30 flex border-b border-line bg-rice">
      <div className="sticky left-0 z-10 w-24 shrink-0 border-r border-line bg-rice" />
      <ol className="relative h-14 grow tabular-nums">
        {slots.map(({ time, guests, most, from }) => (
          <li
            key={time}
            className={`timeline-at h-14 border-l border-line pt-1 pl-1 leading-tight ${laneClass(0)} ${spanClass({ from, to: from + STEPS_PER_SLOT })}`}
          >
            <span className="sr-only">{texts.inSlot(time, guests, most)}</span>
            <span
              aria-hidden="true"
              className={`block text-sm ${time.endsWith('00') ? 'font-semibold' : 'text-stone'}`}
            >
              {time.endsWith('00') ? time : '\u00a0'}
            </span>
            <span
              aria-hidden="true"
              className={`block text-[0.6875rem] ${guests > most ? 'font-bold text-chilli-text' : guests === 0 ? 'text-stone' : 'font-semibold'}`}
            >
              {guests === 0 ? '–' : `${guests}/${most}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
