import { allowAnyone } from '#domain/kernel/guards.ts'

/** Who may do what with events. The row policies decide which events an actor sees. */
export const policy = {
  getCalendarFile: allowAnyone,
  getEvent: allowAnyone,
  getNextEvent: allowAnyone,
  listEvents: allowAnyone,
  searchEvents: allowAnyone,
}
