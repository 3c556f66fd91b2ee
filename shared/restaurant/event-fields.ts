/** The state of a sign-up: it has its seats, it waits for some, or it was called off. */
export const SIGN_UP_STATES = ['booked', 'waiting', 'cancelled'] as const
export type SignUpState = (typeof SIGN_UP_STATES)[number]

/** The seats of one sign-up. */
export const MOST_SEATS = 8
/** The seats of an event. */
export const MOST_EVENT_SEATS = 1_000

/** The subject of a mail to a guest. Never rename one: stored jobs have its name. */
export type EventNews =
  | 'confirm'
  | 'booked'
  | 'waiting'
  | 'known'
  | 'promoted'
  | 'changed'
  | 'called_off'
  | 'event_changed'
  | 'event_postponed'
  | 'event_rescheduled'
  | 'event_cancelled'
  | 'reminder'
