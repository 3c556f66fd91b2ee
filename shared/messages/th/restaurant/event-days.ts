import type { EventDays } from '../../en/restaurant/event-days.ts'

export const eventDays: EventDays = {
  today: 'วันนี้',
  tomorrow: 'พรุ่งนี้',
  at: (day, time) => `${day} ${time} น.`,
}
