import type { NewsletterSegment } from './newsletter-content.ts'

/**
 * `scheduled` waits for its time, `sending` goes out, `paused` can go on, `stopped` cannot. Only a draft can be edited.
 */
export const NEWSLETTER_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped'] as const
export type NewsletterState = (typeof NEWSLETTER_STATES)[number]

/**
 * The state of the mail to one address. `unsubscribed`: the person had by then, so it was not sent; `stopped`: the
 * sending was.
 */
export const DELIVERY_STATES = ['waiting', 'sent', 'refused', 'unsubscribed', 'stopped'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** The actions an admin can take on one that is scheduled or on its way. */
export const SENDING_STEPS = ['withdraw', 'pause', 'resume', 'stop'] as const
export type SendingStep = (typeof SENDING_STEPS)[number]
/** The states each step starts from, and the one it leads to. */
export const SENDING_STEP_TABLE: Record<SendingStep, { from: NewsletterState[]; to: NewsletterState }> = {
  withdraw: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
}

export const BLOCK_KINDS = ['heading', 'text', 'picture', 'button', 'product', 'recipe'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]
export const MOST_BLOCKS = 30

/** Everybody who has subscribed. */
export const EVERYBODY: NewsletterSegment = {
  language: null,
  hasAccount: null,
  boughtProductId: null,
  boughtSince: null,
}
