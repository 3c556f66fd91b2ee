/**
 * Who may be mailed about which topic, with and without an account: the ledger of consents, subscribing to the newsletter,
 * the links by which people stop mails, addresses that bounce. Not what is mailed, nor mails that orders need.
 */
export { deliverTopicMail } from './deliver-topic-mail.ts'
export { exportConsents } from './export-consents.ts'
export { forgetConsents } from './forget-consents.ts'
export { mayMail } from './may-mail.ts'
export { recordBounce } from './record-bounce.ts'
export { setMailConsent } from './set-mail-consent.ts'
export { unsubscribeOf } from './unsubscribe-of.ts'
