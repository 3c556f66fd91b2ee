import type { ContactTopic } from '../../../customers/contact-threads.ts'
import { fieldErrors } from '../forms/field-errors.ts'

const topics: Record<ContactTopic, string> = {
  order: 'My order or delivery',
  product: 'A product, ingredients or allergens',
  restaurant: 'The restaurant',
  event: 'Events and cooking classes',
  wholesale: 'Wholesale and press',
  other: 'Something else',
}

/** /contact and the page of a thread. */
export const contact = {
  title: 'Contact',
  metaDescription:
    'Write to KROK about an order, a product, allergens, a table or an event, or call us. We answer within two working days.',
  lead: 'A question about a jar, a parcel or a Tuesday night supper? A person reads this and answers, usually the same day and within two working days at the latest.',
  form: 'Write to us',
  topic: 'What is it about?',
  chooseTopic: 'Choose a topic',
  topics,
  name: 'Your name',
  email: 'Email',
  emailHint: 'Our answer goes here.',
  orderNumber: 'Order number',
  orderNumberHint: 'It’s in your confirmation email.',
  message: 'Your message',
  messageHint:
    'Up to 4,000 characters. Asking about an allergy? Name it, and wait for our answer before you eat.',
  leaveEmpty: 'Leave this field empty',
  submit: 'Send message',
  submitting: 'Sending…',
  privacy: 'We use what you write to answer you, and for nothing else.',
  privacyLink: 'Privacy',
  sent: {
    title: (number: string) => `Your message is with us (${number})`,
    text: 'We answer by email, within two working days.',
  },
  refusals: {
    tooManyLinks:
      'Too many links. Messages with many links are mostly advertising: take some out and send it again.',
    again: 'Not sent yet. Please press “Send” once more: everything you wrote is still here.',
    tooSoon: 'That was quick! To keep out programs, we wait a moment: please press “Send” once more.',
    wait: 'Several messages have just come from you or your connection. Wait a while, or call us: your text stays here.',
  },
  visit: 'Visit us',
  map: 'Open the map',
  hours: 'Opening hours',
  call: 'Call us',
  callHint: 'Standing at the stove and the coconut milk won’t split? Call us while the restaurant is open.',
  byEmail: 'By email',
  yours: 'Your messages',
  states: { open: 'We’re on it', answered: 'Answered', closed: 'Closed' },
  thread: {
    title: (number: string) => `Your message to KROK (${number})`,
    about: (topic: string) => `About: ${topic}`,
    you: 'You',
    us: 'KROK',
    reply: 'Write back',
    privacy: 'Anyone who has the link to this page can read it.',
  },
  fieldErrors: {
    ...fieldErrors,
    name_characters: 'Write your name without a link.',
    too_long: 'This is too long. A message may have 4,000 characters: send a longer one by email.',
  },
}

export type ContactMessages = typeof contact
