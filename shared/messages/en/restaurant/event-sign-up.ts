/** The page of one sign-up. */
export const eventSignUp = {
  title: 'Your sign-up',
  booked: (seats: number) => (seats === 1 ? 'You have 1 seat' : `You have ${seats} seats`),
  waiting: (position: number, seats: number) =>
    `Number ${position} on the waitlist, for ${seats === 1 ? '1 seat' : `${seats} seats`}`,
  confirm: 'Yes, I’m coming',
  confirmText: (time: string) => `Please confirm by ${time}. After that, your place goes to somebody else.`,
  lapsed: 'Not confirmed in time',
  lapsedText: 'Confirm now: if seats are left, they’re yours; if not, you go on the waitlist.',
  known: 'You’ve signed up already: the link is in another email from us.',
  cancelled: 'Cancelled',
  cancelledText: 'You’re no longer on the list. You can sign up again as long as there are seats.',
  eventCancelled: 'This event is cancelled. You don’t have to do anything.',
  eventPostponed:
    'This event is postponed. We’re keeping this for you, and email you the new date. If you’d rather not wait, you can cancel.',
  signedUpAs: (name: string, email: string) => `Signed up as ${name}, ${email}`,
  change: 'Change',
  save: 'Save',
  cancel: 'Cancel my seats',
  cancelHint: 'Somebody on the waitlist will be happy about them.',
  cancelWaiting: 'Leave the waitlist',
  keepLink: 'This page is yours alone: anyone who has its address can change your sign-up.',
  seeEvent: 'See the event',
  mostSeats: (left: number) =>
    left === 1 ? 'You can have 1 seat at most.' : `You can have ${left} seats at most.`,
  calledOff: 'This sign-up is cancelled.',
}

export type EventSignUpMessages = typeof eventSignUp
