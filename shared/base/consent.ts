/** The places where people give or withdraw their consent to mails about a topic. */
export const CONSENT_SOURCES = [
  'earlier',
  'settings',
  'checkout',
  'staff',
  'unsubscribe',
  'import',
  'footer_signup',
  'preferences',
  'product_page',
] as const
export type ConsentSource = (typeof CONSENT_SOURCES)[number]

/** A subscription to the newsletter: asked for and not confirmed yet, in force, or ended by the person. */
export const SUBSCRIPTION_STATES = ['pending', 'subscribed', 'unsubscribed'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** Filters of the staff's list of subscriptions: by state, or the ones whose address is not mailed. */
export const SUBSCRIBER_FILTERS = [...SUBSCRIPTION_STATES, 'bounced'] as const

/** Reasons why an address gets no mails about topics, whatever was consented to. */
export const BOUNCE_REASONS = ['refused', 'complaint'] as const
export type BounceReason = (typeof BOUNCE_REASONS)[number]
