/**
 * The staff's work on readers of the newsletter, with and without an account: find them, see what they consented to,
 * stop mails for somebody who asked, record a complaint. Nobody consents for somebody else. Not what is sent to them.
 */
export { exportSubscribers } from './export-subscribers.ts'
export { getSubscriber } from './get-subscriber.ts'
export { listSubscribers } from './list-subscribers.ts'
export { recordComplaint } from './record-complaint.ts'
export { withdrawForSubscriber } from './withdraw-for-subscriber.ts'
