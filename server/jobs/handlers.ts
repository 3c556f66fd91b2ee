import type { JobHandlers } from '#domain/base/jobs/schemas.ts'
import { accountMailJobs } from '#domain/accounts/account-mails/index.ts'
import { backInStockJobs } from '#domain/catalog/back-in-stock/index.ts'
import { applyImportRows } from '#domain/catalog/catalog-desk/index.ts'
import { eventMailJobs } from '#domain/restaurant/event-sign-ups/index.ts'
import { leftCartJobs } from '#domain/orders/left-carts/index.ts'
import { newsletterJobs, newsletterTestJobs } from '#domain/newsletters/newsletter-sending/index.ts'
import { contactMailJobs } from '#domain/customers/contact-threads/index.ts'
import { subscriptionMailJobs } from '#domain/base/mail-consents/index.ts'
import { cancelPaidOrder } from '#domain/orders/order-desk/index.ts'
import { orderMailJobs } from '#domain/orders/order-mails/index.ts'
import { capturePayment, checkPayment, judgeNotification } from '#domain/orders/payments/index.ts'
import { sendRefund } from '#domain/orders/refunds/index.ts'
import { reservationMailJobs } from '#domain/restaurant/reservation-mails/index.ts'
import { offerTables } from '#domain/restaurant/reservations/index.ts'
import { followDeposit } from '#domain/restaurant/table-orders/index.ts'
import { refreshSearchOfProduct } from '#domain/recipes/recipes/index.ts'
import { recallMailJobs } from '#domain/orders/recalls/index.ts'
import { reviewMailJobs } from '#domain/orders/reviews/index.ts'
import type { Lane } from './lane.ts'

/** Mails about orders, and what else whoever caused it waits for. */
const orderJobs = {
  ...orderMailJobs,
  ...recallMailJobs,
  'follow-deposit': followDeposit,
  'cancel-order': cancelPaidOrder,
  ...subscriptionMailJobs,
  ...newsletterTestJobs,
} satisfies Partial<JobHandlers>

/** Offers of tables that are free again wait for no mail: until then nobody has been told. */
const offerJobs = { 'offer-tables': offerTables } satisfies Partial<JobHandlers>

/** Mails that bring people back: hundreds at a time where many wait for one product. */
const returningJobs = {
  ...backInStockJobs,
  ...leftCartJobs,
  ...reviewMailJobs,
} satisfies Partial<JobHandlers>

const paymentJobs = {
  'capture-payment': capturePayment,
  'check-payment': checkPayment,
  'send-refund': sendRefund,
} satisfies Partial<JobHandlers>

/** However many providers send, no refund waits for them. */
const notificationJobs = { 'judge-notification': judgeNotification } satisfies Partial<JobHandlers>

/** Recipes are found by the names of their jars, also by a new one. */
const searchJobs = { 'refresh-recipe-search': refreshSearchOfProduct } satisfies Partial<JobHandlers>

/** They take minutes where a file is long, and hold up nothing else. */
const catalogJobs = { 'apply-import': applyImportRows } satisfies Partial<JobHandlers>

/** How many mails of a lane are sent at a time. Mail services allow only a few connections. */
const MAILS_AT_A_TIME = 3

/**
 * Lanes run independently: codes and links never wait behind mails about orders, nor those behind a mail to
 * all guests of an event, a newsletter, or a payment provider that does not answer. A newsletter goes a batch at a time.
 */
export const jobLanes: Lane[] = [
  { name: 'account mails', handlers: accountMailJobs, parallel: MAILS_AT_A_TIME },
  { name: 'orders', handlers: orderJobs, parallel: MAILS_AT_A_TIME },
  // Strangers cause them: however many tables are changed, no order waits for them.
  { name: 'table mails', handlers: reservationMailJobs, parallel: MAILS_AT_A_TIME },
  { name: 'table offers', handlers: offerJobs, parallel: 1 },
  { name: 'event mails', handlers: eventMailJobs, parallel: MAILS_AT_A_TIME },
  // Strangers cause them: however many, no order waits for them.
  { name: 'messages', handlers: contactMailJobs, parallel: 1 },
  { name: 'returning', handlers: returningJobs, parallel: MAILS_AT_A_TIME },
  { name: 'payments', handlers: paymentJobs, parallel: 1 },
  { name: 'payment notifications', handlers: notificationJobs, parallel: 1 },
  { name: 'catalogue', handlers: catalogJobs, parallel: 1 },
  { name: 'search', handlers: searchJobs, parallel: 1 },
  { name: 'newsletters', handlers: newsletterJobs, parallel: 1 },
]

/** The verb that does each kind of job: of the lanes' own tables, because a kind that is in no lane is never done. */
export const jobHandlers: JobHandlers = {
  ...accountMailJobs,
  ...orderJobs,
  ...reservationMailJobs,
  ...offerJobs,
  ...eventMailJobs,
  ...contactMailJobs,
  ...returningJobs,
  ...paymentJobs,
  ...notificationJobs,
  ...catalogJobs,
  ...searchJobs,
  ...newsletterJobs,
}

/** As many connections to the mail server as may be in use at a time: no mail waits for a connection. */
export const MAIL_CONNECTIONS = 6 * MAILS_AT_A_TIME + 1
