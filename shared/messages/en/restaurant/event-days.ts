/** Names of days to come (docs/specification.md §9). A weekday needs no more than its name. */
export const eventDays = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  at: (day: string, time: string) => `${day}, ${time}`,
}

export type EventDays = typeof eventDays
