import { allowAnyone } from '#domain/kernel/guards.ts'

/** Access rules for events. The row policies decide which events an actor sees. */
export const policy = {
  getCalendarFile: allowAnyone,
  getEvent: allowAnyone,
  getNextEvent: allowAnyone,
  listEvents: allowAnyone,
  searchEvents: allowAnyone,
}
