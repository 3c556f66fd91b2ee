import type { EventsMessages } from '#shared/messages/en/restaurant/events.ts'
import type { EventSignUpMessages } from '#shared/messages/en/restaurant/event-sign-up.ts'
import type { OwnSignUpReply } from './sign-up-actions.ts'

type Refusal = Exclude<NonNullable<OwnSignUpReply['refusal']>, { reason: 'network' | 'unexpected' }>

/** Says why a sign-up stays as it is, and at which field. */
export function refusalOf(
  refusal: Refusal,
  { refused }: EventsMessages,
  mine: EventSignUpMessages,
): { text: string; field?: string } {
  switch (refusal.reason) {
    case 'too_few_seats':
      return { text: mine.mostSeats(refusal.left), field: 'seats' }
    case 'called_off':
      return { text: mine.calledOff }
    case 'known':
      return { text: mine.known }
    default:
      return { text: refused[refusal.reason] }
  }
}
