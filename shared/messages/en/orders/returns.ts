import { fieldErrors } from '../forms/field-errors.ts'

/** The page on which a buyer asks to return something. */
export const returns = {
  metaTitle: (number: string) => `Return something from order ${number}`,
  title: 'Return something',
  lead: (number: string) =>
    `Something from order ${number} isn’t right? Tell us which jars and why. We answer by email.`,
  back: 'Back to your order',
  rules: 'Returns and refunds',
  notSent: 'This order hasn’t been sent, so there is nothing to return.',
  nothingLeft: 'Everything in this order has been refunded or asked for already.',
  received: (day: string) => `Received on ${day}`,
  jars: 'Which jars?',
  ofSome: (left: number) => `of ${left}`,
  why: 'What is wrong?',
  reasons: {
    broken: 'It arrived broken or leaking',
    wrong: 'It isn’t what I ordered, or something is missing',
    quality: 'It’s past its date, or not as good as food should be',
    not_as_described: 'It isn’t what you said it was, or not fit for what I told you I needed it for',
    changed_mind: 'I changed my mind, and the jars are still sealed',
    cooling_off: 'I changed my mind about something that isn’t food or drink',
    after_advert:
      'I changed my mind, the jars are sealed, and I ordered because of a newsletter or advertisement you sent to me',
  },
  rights: {
    defect:
      'You choose: another one, or your money back. At our cost (Consumer Protection Act, sections 55 and 56).',
    description: 'Your money back, at our cost (Consumer Protection Act, section 20).',
    collected: 'Your money back for sealed jars that you bring to us.',
    cooling_off: 'Your money back, opened or not. You pay for sending it back (ECT Act, section 44).',
    direct_marketing:
      'Your money back. You send the jars at your own cost, within 10 business days of delivery (Consumer Protection Act, section 16).',
  },
  goods: (names: string) => `For ${names}.`,
  until: (day: string) => `Until ${day}.`,
  /** While the shop does not know that the order has arrived. */
  lasts: {
    defect: 'Six months from the day it reaches you.',
    description: 'Ten business days from the day it reaches you.',
    collected: 'Seven days from the day you collect it.',
    cooling_off: 'Seven days from the day it reaches you.',
    direct_marketing: 'Five business days from the day it reaches you.',
  },
  over: 'No longer possible',
  ended: (day: string) => `Ended on ${day}.`,
  noCoolingOff:
    'Food that was delivered can’t come back only because of a change of mind: section 42(2) of the ECT Act takes it out of the seven days of section 44.',
  wish: 'What would you like?',
  wishes: { refund: 'My money back', replacement: 'Another one' },
  wishHints: {
    refund: 'The way you paid.',
    replacement: 'For jars that are broken, wrong or not good. We send the same again, at no cost.',
  },
  words: 'Tell us more',
  wordsHint: 'The batch number on the jar helps.',
  pictures: 'Pictures',
  picturesHint: (most: number) =>
    `Up to ${most}, JPEG, PNG, WebP or AVIF, 10 MB each. One of the jar is usually enough.`,
  submit: 'Ask to return',
  pending: 'Sending…',
  refused: {
    not_sent: 'This order hasn’t been sent, so there is nothing to return.',
    no_right: 'Food can’t come back for this reason. Choose another one, or only what isn’t food.',
    too_late: (day: string) =>
      `That was possible until ${day}. Write to us anyway: we would rather help than argue.`,
    refund_only: 'For this reason we give the money back.',
    unknown_item: 'This isn’t part of the order. Reload the page.',
    too_many: (left: number) =>
      left === 0 ? 'You’ve asked for this already, or it is refunded.' : `Only ${left} left to return.`,
    wait: 'That was too often. Please try again in an hour.',
    too_large: 'A picture is larger than 10 MB.',
    too_many_pictures: (most: number) => `We take ${most} pictures at most.`,
    bad_picture: 'We can’t read one of the pictures. Send it as JPEG, PNG, WebP or AVIF.',
    busy: 'We couldn’t store a picture just now. Please try again in a moment.',
  },
  asked: 'What you asked for',
  states: {
    waiting: 'We’re looking at it',
    refunded: 'We refund it',
    replaced: 'We send you another one',
    declined: 'We can’t take it back',
  },
  on: (when: string) => `Asked on ${when}`,
  pictureCount: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  fieldErrors: { ...fieldErrors, required: 'Please choose.', out_of_range: 'That’s more than there are.' },
}

export type ReturnsMessages = typeof returns
