/** The number of tries allowed in a number of seconds, counted from the first try. */
export type Limit = {
  points: number
  seconds: number
  /**
   * Once a key is over the limit, it is refused without asking the database again. `forget` has no effect on such a
   * limit.
   */
  isFirm?: boolean
  /** The number of times as often a network of many addresses may try as one address; NETWORK_TIMES by default. */
  networkTimes?: number
}

/** A mobile network, or a campus, is many people; a rented server has as many addresses all to itself. */
export const NETWORK_TIMES = 8

/** All limits. `docs/guides/security.md` says what each protects. */
export const LIMITS = {
  /** Orders, by sender: far more than a person places, far fewer than a machine could. */
  checkout: { points: 60, seconds: 600, isFirm: true },
  /** Notifications of payment providers, by address: one for each payment, and more if unanswered. */
  webhooks: { points: 600, seconds: 60, isFirm: true },
  /** Notifications that are not signed, of everybody together: so many are kept, for staff to see what is wrong. */
  unsigned_notifications: { points: 100, seconds: 86_400, isFirm: true },
  /** Payments started or returned from, by order: each makes a request to a provider. */
  payments: { points: 30, seconds: 600 },
  /** Questions to the chat bot, by sender: more than a person types in a minute. */
  chat: { points: 40, seconds: 60, isFirm: true },
  /** Tables held while a form is filled, by sender. */
  holds: { points: 30, seconds: 600 },
  /** All other forms and API calls, by sender: an address, or a member of staff. */
  forms: { points: 100, seconds: 600, isFirm: true },
  /** Reviews that one person saves. */
  reviews: { points: 30, seconds: 3_600 },
  /** Returns that are asked for, and pictures of them, by order. */
  returns: { points: 10, seconds: 3_600 },
  return_pictures: { points: 24, seconds: 3_600 },
  /** Wrong passwords for one account from one address. One network alone never uses up `sign_in_anywhere`. */
  sign_in: { points: 10, seconds: 900, networkTimes: 2 },
  /** Wrong passwords for one account from anywhere; resetting the password by mail clears them. */
  sign_in_anywhere: { points: 100, seconds: 3_600 },
  /** Wrong codes for one account: each needs the right password first. */
  code: { points: 15, seconds: 900 },
  /** Mails of one kind to one address that anybody can request. */
  mail: { points: 1, seconds: 30 },
  mails_per_hour: { points: 8, seconds: 3_600 },
  /** Mails to one mailbox about tables that anybody can reserve, change and cancel: an office's eight, and some more. */
  table_mails: { points: 12, seconds: 3_600 },
  /** Sign-ups for events, by address: more than a family makes. How many seats they hold has limits of its own. */
  event_sign_ups: { points: 20, seconds: 3_600 },
  /** Messages to the shop, by network address and by the address that they say to be from. */
  contact: { points: 10, seconds: 3_600 },
  contact_from: { points: 5, seconds: 3_600 },
  /** Receipts of messages to one address: anybody may type anybody's. */
  contact_receipts: { points: 3, seconds: 86_400 },
  /** Orders that somebody looks for by number and mail address: by sender, and mails to one address. */
  order_links: { points: 10, seconds: 3_600 },
  order_link_mails: { points: 5, seconds: 3_600 },
  /** Codes of vouchers that are looked up, by sender: a family's, and not one guess in 80 bits. */
  voucher_codes: { points: 60, seconds: 3_600 },
  /** Subscriptions to the newsletter, by sender. */
  newsletter: { points: 20, seconds: 3_600 },
  /** Mails that answer them, to one address: anybody can type it. */
  newsletter_mails: { points: 4, seconds: 86_400 },
} satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

/** A limit, and whose tries it counts. */
export type Try = [name: LimitName, key: string, by?: 'network']

/** Counts tries, across processes and restarts. */
export type RateLimits = {
  /**
   * Counts one try by `key` (an address, an account, a network of many addresses; kept as a keyed hash).
   * @returns seconds to wait when it was one too many, else 0
   */
  take(...one: Try): Promise<number>
  /** Forgets all of these tries. */
  forget(...all: Try[]): Promise<void>
}
