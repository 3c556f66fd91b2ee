import type { ReviewState, Stars } from '../../../orders/review-fields.ts'
import { fieldErrors } from '../forms/field-errors.ts'

const states: Record<ReviewState, string> = {
  waiting: 'We read it before it’s shown',
  shown: 'Shown on the page',
  refused: 'Not shown',
}

/** Writing reviews, and reading one’s own. */
export const reviews = {
  fieldErrors,
  title: 'Your reviews',
  lead: 'How did it taste? Other cooks go by what you say, good or not.',
  toReview: 'What you’ve bought',
  toReviewHint: 'Nothing to review right now.',
  nothingBought: 'You can review what you’ve bought once it’s on its way to you.',
  write: 'Write a review',
  writeOf: (name: string) => `Write a review of ${name}`,
  mine: 'What you wrote',
  noneYet: 'You haven’t written anything yet.',
  change: 'Change',
  changeOf: (name: string) => `Change your review of ${name}`,
  states,
  reason: 'Why we don’t show it',
  reply: 'KROK replied',
  all: 'All your reviews',
  formTitle: { product: 'Review a product', recipe: 'Rate a recipe' },
  stars: 'How many stars?',
  star: (stars: Stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  starsOf: (stars: Stars) => `${stars} of 5 stars`,
  reviewTitle: 'In a few words',
  text: { product: 'Your review', recipe: 'What did you change?' },
  textHint: {
    product:
      'How it tasted and what you cooked with it. Plain text; links and HTML are shown as you type them.',
    recipe: 'More lime, another vegetable, half the chilli: tell the next cook.',
  },
  shownName: 'Name that’s shown',
  shownNameHint: 'Your first name and an initial, or whatever you like. We never show your email address.',
  language: 'Which language did you write in?',
  rules: 'We read every review before it’s shown and change none. If you change yours, we read it again.',
  submit: 'Send review',
  save: 'Save changes',
  working: 'One moment…',
  withdraw: 'Delete this review',
  withdrawHint: 'It’s deleted for good.',
  notBought: 'Only people who’ve received it can review it. We have no such order in your account.',
  notBoughtHint: 'Did you order without an account? Use the link in the email that asks for your review.',
  notVerified: 'Confirm your email address first.',
  wait: 'You’ve changed your reviews very often. Please try again in an hour.',
  byLinkTitle: 'How did it taste?',
  byLinkLead: 'The link in your email is all you need, no account.',
  thanks: 'Thank you! We’ve got your review. We read it before it’s shown.',
  others: 'The rest of your order',
  allDone: 'That was everything in this order.',
}

export type ReviewsMessages = typeof reviews
