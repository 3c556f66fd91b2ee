import type { ReservationState, WaitlistState } from '#shared/restaurant/states.ts'

const states: Record<ReservationState, string> = {
  held: 'Held for you',
  awaiting_deposit: 'Waiting for your deposit',
  confirmed: 'Confirmed',
  seated: 'You’re here. Enjoy!',
  finished: 'Thank you for coming',
  cancelled: 'Cancelled',
  no_show: 'We missed you',
  lapsed: 'No longer held',
}
const waitStates: Record<WaitlistState, string> = {
  waiting: 'You’re on the waitlist',
  offered: 'A table is held for you',
  booked: 'You have a table',
  lapsed: 'This wait is over',
  cancelled: 'You’ve left the waitlist',
}

/** A guest’s own reservation, or their place on the waitlist. */
export const myReservation = {
  title: 'Your reservation',
  states,
  table: (guests: number) => `Table for ${guests}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  where: 'Where',
  for: 'For',
  mailed: (email: string) => `We’ve emailed the details to ${email}.`,
  calendar: 'Add to calendar',
  map: 'Open the map',
  offer: (time: string) => `This table is yours if you take it by ${time}.`,
  take: 'Take this table',
  decline: 'No, thank you',
  lapsedText: 'The time to answer is over. It may still be free: try it, or choose another time.',
  tryAgain: 'Try again',
  notYet: 'We’re holding this table while you fill in the form. It isn’t reserved yet.',
  change: 'Change the time or the number of guests',
  changeHint: 'Your table stays yours until another is found.',
  changeTo: 'Change your reservation to:',
  changeNow: 'Yes, change it',
  current: 'yours',
  wishes: 'Occasion, allergies and wishes',
  save: 'Save',
  cancel: 'Cancel the reservation',
  cancelText: 'Cancel this reservation? We’ll give the table to someone else.',
  cancelNow: 'Yes, cancel',
  cancelled: 'Thank you for telling us. We hope to see you another time.',
  begun: 'It can no longer be changed here. If you can’t come or are late, please call us:',
  over: 'This reservation is over. We’d love to see you again.',
  again: 'Reserve a table',
  keepLink: 'Anybody with this link can change the reservation, so keep it to yourself.',
  depositNeeded: 'A party of that size pays a deposit: please make a new reservation, or call us.',
  ended: 'This reservation is over, so it can’t be changed.',
  wait: {
    title: 'Your place on the waitlist',
    states: waitStates,
    between: (from: string, until: string) =>
      from === until ? `To begin at ${from}` : `To begin between ${from} and ${until}`,
    text: (email: string) =>
      `If a table becomes free, we hold it for you and write to ${email}. Please answer quickly then.`,
    lapsedText: 'Nothing became free in time, or the answer came too late. We’re sorry.',
    leave: 'Leave the waitlist',
    leaveText: 'Leave the waitlist? We’ll offer any table that opens up to the others.',
    leaveNow: 'Yes, take me off',
    left: 'We’ve taken you off the list.',
  },
}
export type MyReservationMessages = typeof myReservation
