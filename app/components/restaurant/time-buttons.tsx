import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import type { Times } from '#domain/restaurant/reservations/schemas.ts'
import { EVENING_BEGINS } from '#shared/restaurant/rules.ts'
import { useReserveMessages } from './use-reserve-messages.ts'

type TimeButtonsProps = {
  slots: Times['slots']
  /** The beginning of a button's intent: `hold` sends `hold-19:00`. */
  intent: string
  /** The time that the guest has already. */
  own?: { time: string; text: string } | undefined
}

/** The times of a day, each a button; what is taken says so. */
export function TimeButtons({ slots, intent, own }: TimeButtonsProps) {
  const texts = useReserveMessages()
  const evening = slots.findIndex(({ time }, at) => isEvening(time) || isAfterMidnight(slots, at))
  const parts = [
    { name: texts.daytime, slots: evening < 0 ? slots : slots.slice(0, evening) },
    { name: texts.evening, slots: evening < 0 ? [] : slots.slice(evening) },
  ]
  return parts
    .filter((part) => part.slots.length > 0)
    .map((part) => (
      <fieldset key={part.name} className="min-w-0">
        <legend className="eyebrow mb-2">{part.name}</legend>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
          {part.slots.map(({ time, isFree }) => (
            <li key={time}>
              <TimeButton
                time={time}
                isFree={isFree}
                intent={intent}
                note={own?.time === time ? own.text : undefined}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    ))
}

const isEvening = (time: string) => time >= EVENING_BEGINS
const isAfterMidnight = (slots: Times['slots'], at: number) =>
  at > 0 && (slots[at]?.time ?? '') < (slots[at - 1]?.time ?? '')

type TimeButtonProps = { time: string; isFree: boolean; intent: string; note?: string | undefined }

function TimeButton({ time, isFree, intent, note }: TimeButtonProps) {
  const texts = useReserveMessages()
  if (!isFree || note) {
    return (
      <span className="grid min-h-11 place-content-center rounded-field bg-line/50 px-1 text-center text-sm leading-tight text-stone">
        <span className={`tabular-nums ${note ? 'font-semibold text-leaf' : 'line-through'}`}>{time}</span>
        <span>{note ?? texts.taken}</span>
      </span>
    )
  }
  return (
    <SubmitButton
      intent={`${intent}-${time}`}
      pendingText="…"
      className="min-h-11 w-full rounded-field border-[1.5px] border-leaf font-semibold text-leaf tabular-nums transition-colors hover:bg-leaf hover:text-coconut"
    >
      {time}
    </SubmitButton>
  )
}

/** A few times that are still free, in one line. */
export function NearestTimes({ times, intent }: { times: readonly string[]; intent: string }) {
  const texts = useReserveMessages()
  if (times.length === 0) return null
  return (
    <div className="mt-2">
      <p>{texts.nearestTimes}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {times.map((time) => (
          <li key={time} className="w-20">
            <TimeButton time={time} isFree intent={intent} />
          </li>
        ))}
      </ul>
    </div>
  )
}
