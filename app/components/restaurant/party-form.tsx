import { useId } from 'react'
import { DAY } from '#shared/kernel/durations.ts'
import { DayStrip } from './day-strip.tsx'
import { useReserveMessages } from './use-reserve-messages.ts'
import type { useTimes } from './use-times.ts'

/** The bounds within which the restaurant takes reservations. */
export type ReserveLimits = {
  firstDay: string
  lastDay: string
  largestParty: number
  /** The deposit of large parties, and until how many hours before it comes back; absent if none pays one. */
  deposit?: { from: number; centsPerGuest: number; cancelHours: number } | undefined
}

type PartyFormProps = {
  of: Pick<ReturnType<typeof useTimes>, 'asked' | 'setAsked' | 'look' | 'times'>
  limits: ReserveLimits
  /** The page, where it is sent without scripts. */
  action: string
  /** The page with the times of a day. */
  addressOf: (day: string) => string
}

/** Asks how many, and which day: of this week with one press. Every change shows the times at once; without scripts a button does. */
export function PartyForm({
  of: { asked, setAsked, look, times },
  limits,
  action,
  addressOf,
}: PartyFormProps) {
  const texts = useReserveMessages()
  const id = useId()
  const { firstDay, lastDay, largestParty } = limits
  return (
    <form
      action={action}
      className="grid grid-cols-[2fr_3fr] items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        look(asked)
      }}
    >
      <div>
        <label htmlFor={`${id}guests`} className="mb-1 block font-semibold">
          {texts.partySize}
        </label>
        <select
          id={`${id}guests`}
          name="guests"
          className="input"
          value={asked.guests}
          onChange={({ target }) => look({ guests: target.value, day: asked.day })}
        >
          {Array.from({ length: largestParty }, (_, at) => (
            <option key={at} value={at + 1}>
              {texts.guests(at + 1)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}day`} className="mb-1 block font-semibold">
          {texts.day}
        </label>
        <input
          id={`${id}day`}
          name="day"
          type="date"
          required
          min={firstDay}
          max={lastDay}
          className="input"
          value={asked.day}
          onChange={({ target: { value } }) => {
            // A day that is still being typed is no day of these yet.
            if (value >= firstDay && value <= lastDay) look({ guests: asked.guests, day: value })
            else setAsked({ ...asked, day: value })
          }}
          onBlur={() => {
            if (asked.day && times && asked.day !== times.day) look(asked)
          }}
        />
      </div>
      <DayStrip
        week={times?.week ?? weekFrom(firstDay)}
        chosen={asked.day}
        addressOf={addressOf}
        onChoose={(day) => look({ guests: asked.guests, day })}
      />
      <noscript>
        <button type="submit" className="btn btn-leaf">
          {texts.look}
        </button>
      </noscript>
    </form>
  )
}

/** The days of a week of which nothing is known yet. */
function weekFrom(firstDay: string): { day: string }[] {
  return Array.from({ length: 7 }, (_, at) => ({
    day: new Date(Date.parse(firstDay) + at * DAY).toISOString().slice(0, 10),
  }))
}
