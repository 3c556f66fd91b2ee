/** The states of an event that are stored. Which step leads where: domain/restaurant/events/states.ts. */
export const EVENT_STATES = ['draft', 'published', 'postponed', 'cancelled'] as const
export type EventState = (typeof EVENT_STATES)[number]

/**
 * An event as it is at a moment: its state, and where that is `published`, what the clock and the seats make of it. `full`
 * still takes sign-ups for the waitlist, `closed` is going on.
 */
export const EVENT_PHASES = ['draft', 'open', 'full', 'closed', 'over', 'postponed', 'cancelled'] as const
export type EventPhase = (typeof EVENT_PHASES)[number]

/** Guests can sign up, and change it. */
export const SIGN_UP_PHASES = ['open', 'full'] as const satisfies EventPhase[]
/** It has not begun: guests can give their seats back. */
export const TO_COME_PHASES = [...SIGN_UP_PHASES, 'postponed'] as const satisfies EventPhase[]
/** Guests are told if it does not take place. */
export const CALL_OFF_PHASES = [...TO_COME_PHASES, 'closed'] as const satisfies EventPhase[]

/** The phases that a filter of the office's list lets through. */
export const EVENT_FILTERS = {
  upcoming: ['open', 'full', 'closed'],
  postponed: ['postponed'],
  over: ['over'],
  draft: ['draft'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly EventPhase[]>
export type EventFilter = keyof typeof EVENT_FILTERS

/** The phases in which sign-up is closed. */
export type ClosedPhase = Exclude<EventPhase, (typeof SIGN_UP_PHASES)[number]>

export function takesSignUps(phase: EventPhase): phase is (typeof SIGN_UP_PHASES)[number] {
  return isIn(SIGN_UP_PHASES, phase)
}

export function isToCome(phase: EventPhase): phase is (typeof TO_COME_PHASES)[number] {
  return isIn(TO_COME_PHASES, phase)
}

export function canBeCalledOff(phase: EventPhase): boolean {
  return isIn(CALL_OFF_PHASES, phase)
}

function isIn<Phase extends EventPhase>(group: readonly Phase[], phase: EventPhase): phase is Phase {
  return group.some((one) => one === phase)
}
