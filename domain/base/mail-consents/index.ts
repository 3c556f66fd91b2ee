/**
 * Consents to mails about each topic, with and without an account: their ledger, subscribing to the newsletter,
 * the links by which people stop mails, addresses that bounce. Not what is mailed, nor mails that orders need.
 */
export { confirmSubscription, findSubscriptionRequest } from './confirm-subscription.ts'
export { deliverTopicMail } from './deliver-topic-mail.ts'
export { exportConsents } from './export-consents.ts'
export { forgetConsents } from './forget-consents.ts'
export { forgetPendingSubscriptions } from './forget-pending-subscriptions.ts'
export { getMailPreferences, setMailPreferences, unsubscribeByLink } from './mail-preferences.ts'
export { mayMail } from './may-mail.ts'
export { getMyMailTopics, setMyMailTopics } from './my-mail-topics.ts'
export { recordBounce } from './record-bounce.ts'
export { setMailConsent } from './set-mail-consent.ts'
export { subscribe } from './subscribe.ts'
export { subscriptionMailJobs, recurringConsentJobs } from './jobs.ts'
export { withdrawAll } from './withdraw-all.ts'
export { formWording } from './wording.ts'
export { unsubscribeOf, type Unsubscribe } from './unsubscribe-of.ts'
