import type { Occasion } from '#shared/restaurant/states.ts'
import { fieldErrors } from '../forms/field-errors.ts'

const occasions: Record<Occasion, string> = {
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  date: 'A date',
  business: 'Business',
  celebration: 'Another celebration',
}

const guests = (count: number) => (count === 1 ? '1 guest' : `${count} guests`)

/** Choosing a time for a party, and reserving a table. */
export const reserve = {
  fieldErrors: { ...fieldErrors, out_of_range: 'At least 1 guest, please.' },
  guests,
  partySize: 'Guests',
  day: 'Day',
  /** Beside a day; nothing is said of one that has many times. */
  dayStates: { few: 'few', full: 'full', closed: 'closed', over: 'over' },
  look: 'Show times',
  looking: 'Looking for tables…',
  lost: 'The times couldn’t be fetched. Please check your connection.',
  daytime: 'Daytime',
  evening: 'Evening',
  choose: 'Choose a time',
  taken: 'taken',
  nearestTimes: 'Still free that day:',
  nearestDays: 'Free on these days:',
  at: (time: string) => time,
  held: (time: string) => `We’re holding this table for you until ${time}.`,
  left: (time: string) => `${time} left`,
  lastMinute: 'One minute left.',
  deposit: (amount: string, hours: number) =>
    `Next you pay a deposit of ${amount}, which we take off your bill. Cancel ${hours} hours before or earlier, and you get all of it back.`,
  holdLonger: (minutes: number) => `Hold it ${minutes} minutes longer`,
  otherTime: 'Choose another time',
  name: 'Name',
  email: 'Email',
  emailHint: 'For the confirmation and a reminder, nothing else.',
  phone: 'Phone',
  phoneHint: 'In case something comes up on the day.',
  occasion: 'Occasion',
  noOccasion: 'None in particular',
  occasions,
  allergies: 'Allergies',
  allergiesHint: 'Please tell us again at the table.',
  wishes: 'Wishes',
  wishesHint: 'A high chair, a quiet corner, a cake.',
  submit: 'Reserve this table',
  pending: 'One moment…',
  privacy: 'We keep your details for this reservation only.',
  waitlist: {
    open: 'Nothing that suits? Join the waitlist',
    title: 'Join the waitlist',
    text: 'If a table becomes free between these times, we hold it for you and email you.',
    textAt: 'If a table becomes free at this time, we hold it for you and email you.',
    at: 'At',
    from: 'From',
    until: 'Until',
    submit: 'Join the waitlist',
    done: 'You’re on the waitlist',
    doneText: (email: string) =>
      `We’ve emailed ${email}, with a link to leave the waitlist. If a table becomes free, we’ll email you again.`,
  },
  refused: {
    in_the_past: 'That day is over. Please choose a later one.',
    too_soon: 'It’s too late to reserve here for that time. Call us, and we’ll look.',
    too_far: 'We don’t take reservations so far ahead yet.',
    closed: 'We’re closed that day.',
    outside_hours: 'We don’t seat guests at that time.',
    too_many_guests: 'For a group this size, please call us and we’ll find a way.',
    full: 'That time is taken.',
    fullDay: 'We’re full that day for a group this size.',
    ended: 'We no longer hold this table. Please choose a time again.',
    ran_out: 'The five minutes are over. Send the form anyway: if the table is still free, it’s yours.',
    longer_once: 'We can hold a table five minutes longer only once.',
    begun: 'It’s too late to change this here. Please call us.',
    no_time: 'Please choose times from the list, the later one last.',
    there_is_room: 'There’s a table at a time between those: choose it above.',
    guest_limit: 'We can’t take more reservations online from here. For more tables, please call us.',
    too_many_holds: 'Several tables are held from your connection already. Finish one, or wait five minutes.',
    wait: (minutes: number) => `That was a lot in a short time. Please try again in ${minutes} min.`,
  },
}
export type ReserveMessages = typeof reserve
