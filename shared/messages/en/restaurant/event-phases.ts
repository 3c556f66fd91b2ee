import type { ClosedPhase, EventPhase } from '../../../restaurant/event-states.ts'

/** The phases of events by name: on pages, in lists and in the office. */
const names: Record<EventPhase, string> = {
  draft: 'Draft',
  open: 'To come',
  full: 'Full: waitlist open',
  closed: 'Going on now',
  over: 'Over',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
}

/** Stands in the place of the form to sign up with. */
const closed: Record<ClosedPhase, string> = {
  draft: 'This event can’t be seen at the moment.',
  closed: 'It has begun: sign-up is closed.',
  over: 'This event is over. See what’s next.',
  postponed: 'This event is postponed. You’ll find the new date here, and then you can sign up again.',
  cancelled: 'This event is cancelled.',
}

/** Answers an attempt to sign up, or to change a sign-up. */
const refused: Record<ClosedPhase, string> = {
  draft: 'This event can’t be seen at the moment.',
  closed: 'This event has begun: sign-up is closed.',
  over: 'This event is over.',
  postponed: 'This event is postponed: sign-up is closed until the new date is set.',
  cancelled: 'This event is cancelled.',
}

export const eventPhases = { names, closed, refused }
