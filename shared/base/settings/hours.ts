import type { LocalizedText } from '../../kernel/locale.ts'

/** Monday first, as ISO 8601 counts. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Times of day as `11:00`. */
export type Span = { opens: string; closes: string }

/** A time at or before `opens` is on the next day. In the pause, between lunch and dinner, the restaurant is closed. */
export type DayHours = Span & { pause?: { from: string; until: string } | undefined }

/** One span, or the two before and after the pause. */
export function spansOf({ opens, closes, pause }: DayHours): Span[] {
  if (!pause) return [{ opens, closes }]
  return [
    { opens, closes: pause.from },
    { opens: pause.until, closes },
  ]
}

/** A day that differs from its weekday's hours. */
export type HoursException = {
  /** `2026-12-25` */
  date: string
  /** Null if the shop is closed all day. */
  hours: DayHours | null
  /** The day's name, such as Christmas Day; may be empty. */
  name: LocalizedText
}

/** When the restaurant is open; null on days when it is closed. */
export type OpeningHours = { week: Record<Weekday, DayHours | null>; exceptions: HoursException[] }
