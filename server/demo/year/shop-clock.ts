import { startOfShopDay } from '#shared/kernel/dates.ts'
import { addTime, MINUTE } from '#shared/kernel/durations.ts'

/** The instant at which a shop's day is so many minutes old. */
export const at = (day: string, minutes: number) => addTime(startOfShopDay(day), minutes * MINUTE)
export const clock = (hours: number, minutes = 0) => hours * 60 + minutes
/** From Sunday on, counted from 0. */
export const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()
