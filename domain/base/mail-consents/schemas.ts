import { z } from 'zod'
import { LOCALES, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import type { SubscriptionState } from '#shared/base/consent.ts'
import { MAIL_TOPICS, type MailTopic } from '#shared/base/mail-topics.ts'
import { emailAddress, line, secretToken } from '#shared/kernel/validation.ts'
import type { Wait } from '#domain/kernel/count-tries.ts'

/** A domain in letters of any script, as mail servers know it: `Bücher.example` is `xn--bcher-kva.example`. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@')
  // Only where letters must be written otherwise: what else stands in an address is left to the check that follows.
  if (at < 0 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(email.slice(at + 1))) return email
  const url = `http://${email.slice(at + 1)}`
  return URL.canParse(url) ? `${email.slice(0, at)}@${new URL(url).hostname}` : email
}

/** The address of somebody who may have no account, in lower case. */
export const readerEmail = line(254)
  .transform(withAsciiDomain)
  .pipe(emailAddress)
  .transform((email) => email.toLowerCase())

export const subscribeInput = z.strictObject({
  email: readerEmail,
  language: z.enum(LOCALES, 'unknown_value').default(DEFAULT_LOCALE),
  /** The key that this browser got when it last subscribed an address: it is told what it knows already. */
  browserKey: z.string().max(100, 'too_long').optional(),
})
export type SubscribeInput = z.input<typeof subscribeInput>

/**
 * `already`: this browser subscribed the address before, or the person who is signed in has. Everybody else is told
 * `subscribed`, whatever is known of the address. Binding at once for who is signed in with it, else by the mail.
 */
export type SubscribeResult =
  | { ok: true; is: 'subscribed' | 'already'; isConfirmed: boolean; browserKey: string }
  | ({ ok: false } & Wait)

export const confirmationLink = z.strictObject({ token: secretToken })
export type ConfirmationLink = z.infer<typeof confirmationLink>
/** The subscription that a mailed link confirms. */
export type SubscriptionRequest = {
  email: string
  state: Extract<SubscriptionState, 'pending' | 'subscribed'>
}
export type ConfirmSubscriptionResult = { ok: true; email: string } | { ok: false; reason: 'invalid_link' }

/** The token in a link to mail preferences: see `unsubscribeOf`. */
export const preferenceToken = z.string().regex(/^[\w-]{43,500}$/, 'invalid')

const topics = z.array(z.enum(MAIL_TOPICS, 'unknown_value')).max(MAIL_TOPICS.length, 'out_of_range')
const language = z.enum(LOCALES, 'unknown_value').default(DEFAULT_LOCALE)

export type PreferenceLink = { token: string }
export const setMailPreferencesInput = z.strictObject({ token: preferenceToken, topics, language })
export type SetMailPreferencesInput = z.infer<typeof setMailPreferencesInput>
export type UnsubscribeInput = PreferenceLink & { language: (typeof LOCALES)[number] }

/** The topics that an address consents to, for its owner. */
export type MailPreferences = {
  /** Enough to recognise one's own address, and too little for a stranger with a forwarded mail. */
  email: string
  /** The topic of the mail whose link led here. */
  topic: MailTopic
  /** The topics that are on. */
  topics: MailTopic[]
}
export type PreferencesResult = ({ ok: true } & MailPreferences) | { ok: false; reason: 'invalid_link' }

export const setMyMailTopicsInput = z.strictObject({ topics, language })
export type SetMyMailTopicsInput = z.input<typeof setMyMailTopicsInput>
