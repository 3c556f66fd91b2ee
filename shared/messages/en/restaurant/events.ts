import { fieldErrors } from '../forms/field-errors.ts'
import { eventDays } from './event-days.ts'
import { eventPhases } from './event-phases.ts'

/** The list of events, an event, and a sign-up. */
export const events = {
  days: eventDays,
  fieldErrors,
  title: 'Events',
  metaDescription:
    'Dinners, cooking classes and tastings with KROK: what is on, what it costs, and how many seats are left.',
  intro:
    'Long tables, heavy mortars and now and then a market morning. Pick a seat; you pay when you’re here.',
  upcoming: 'What’s on',
  none: 'Coming Soon',
  noneText: 'Nothing planned right now. The next event will be announced here.',
  past: 'How it was',
  when: 'When',
  where: 'Where',
  price: 'Price',
  seats: 'Seats',
  perSeat: (price: string) => `${price} a seat`,
  paidThere: 'Paid at the event, by card or cash. There is nothing to pay now.',
  free: 'Free',
  left: (count: number) => (count === 1 ? '1 seat left' : `${count} seats left`),
  leftOf: (left: number, all: number) => `${left} of ${all} left`,
  dateFollows: 'Postponed – new date follows',
  fromTo: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
  featured: 'Our pick',
  phases: eventPhases.names,
  map: 'Open the map',
  calendar: 'Add to calendar',
  back: 'Events',
  breadcrumb: 'You are here',
  included: 'What’s included',
  food: 'What’s in the food',
  organizer: 'KROK',
  form: {
    title: 'Come along',
    titleFull: 'Join the waitlist',
    textFull:
      'All seats are taken. Leave your name: if enough seats open up they’re yours, and we email you right away.',
    name: 'Name',
    email: 'Email',
    emailHint: 'We send the details and a link to change or cancel.',
    phone: 'Phone',
    seats: 'How many seats?',
    wishes: 'Wishes',
    wishesHint: 'What you don’t eat, who you’d like to sit next to.',
    submit: 'Sign up',
    submitFull: 'Join the waitlist',
    wait: (seats: string) => `Join the waitlist for ${seats}`,
    pending: 'One moment…',
    privacy: 'We keep this for 90 days after the event and use it for nothing else.',
    mine: 'You’ve signed up for this event.',
    seeMine: 'See, change or cancel it',
  },
  done: {
    confirm: 'One more step',
    confirmText: (email: string) =>
      `We’ve emailed ${email}. Please press the link in it within two hours to confirm.`,
    booked: 'Your seats are kept',
    bookedText: (email: string) =>
      `We’ve sent the details to ${email}, with a file for your calendar and a link to change or cancel.`,
    waiting: (position: number) => `You’re number ${position} on the waitlist`,
    waitingText: (email: string) => `We’ll email ${email} as soon as there are seats for you.`,
  },
  refused: {
    guest_limit: 'That’s as many seats as we can give online from here. For more, please call us.',
    tooFew: (left: number) => (left === 1 ? 'Only 1 seat is left.' : `Only ${left} seats are left.`),
    tooFewHint: 'Take fewer, or join the waitlist for as many as you wanted.',
    ...eventPhases.refused,
    wait: (minutes: number) =>
      `Too many sign-ups came from here. Please try again in ${minutes} min, or call us.`,
  },
  closed: eventPhases.closed,
}

export type EventsMessages = typeof events
