/**
 * Events of the restaurant, as visitors see them: what happens when, where, for how much, and how many seats are left.
 * Not who comes: that is `event-sign-ups`; and not how staff edit them: that is `event-desk`.
 */
export { calendarFile, type CalendarEvent, calendarMethodOf } from './calendar-file.ts'
export { createEvents } from './create-events.ts'
export { getCalendarFile } from './get-calendar-file.ts'
export { getEvent } from './get-event.ts'
export { getNextEvent } from './get-next-event.ts'
export { listEvents } from './list-events.ts'
export { isShownEvent, mapUrlOf, nextMoment } from './internal.ts'
export { searchEvents } from './search-events.ts'
export { EVENT_STEPS, phaseAt, phaseOf } from './states.ts'
export { eventSubjects } from './subjects.ts'
