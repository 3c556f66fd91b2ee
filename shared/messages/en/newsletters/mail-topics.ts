import type { MailTopic } from '#shared/base/mail-topics.ts'

/** Texts beside the switch of each topic; the ledger of consents keeps these words. */
export const mailTopics = {
  newsletter: {
    label: 'Letters from the kitchen',
    hint: 'Recipes, new jars and events, about twice a month.',
  },
  left_cart: {
    label: 'A cart you left behind',
    hint: 'One email, a day later, when there are still jars in your cart.',
  },
  review_request: {
    label: 'How was the jar?',
    hint: 'One email, two weeks after a delivery, to ask for your rating.',
  },
  back_in_stock: {
    label: 'Back in stock',
    hint: 'An email when a jar that you asked for is here again.',
  },
} satisfies Record<MailTopic, { label: string; hint: string }>

export type MailTopicMessages = typeof mailTopics
