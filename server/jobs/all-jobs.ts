import { accountMailJobs } from '#domain/accounts/account-mails/index.ts'
import { recurringAccountJobs } from '#domain/accounts/accounts/index.ts'
import { recurringSignInJobs } from '#domain/accounts/sign-in/index.ts'
import { recurringAuditJobs } from '#domain/base/audit/index.ts'
import { recurringBackupJobs } from '#domain/base/backups/index.ts'
import { recurringCheckJobs } from '#domain/base/checks/index.ts'
import { collectJobs, recurringQueueJobs } from '#domain/base/jobs/index.ts'
import { subscriptionMailJobs, recurringConsentJobs } from '#domain/base/mail-consents/index.ts'
import { recurringMediaJobs } from '#domain/base/media/index.ts'
import { recurringMonitorJobs } from '#domain/base/monitor/index.ts'
import { backInStockJobs, recurringBackInStockJobs } from '#domain/catalog/back-in-stock/index.ts'
import { catalogDeskJobs } from '#domain/catalog/catalog-desk/index.ts'
import { recurringCatalogSyncJobs } from '#domain/catalog/catalog-sync/index.ts'
import { recurringCurrencyJobs } from '#domain/catalog/currency/index.ts'
import { recurringInventoryJobs } from '#domain/catalog/inventory/index.ts'
import { contactMailJobs, recurringContactJobs } from '#domain/customers/contact-threads/index.ts'
import { recurringCustomerJobs } from '#domain/customers/customers/index.ts'
import { newsletterJobs, recurringNewsletterJobs } from '#domain/newsletters/newsletter-sending/index.ts'
import { recurringCartJobs } from '#domain/orders/cart/index.ts'
import { leftCartJobs, recurringLeftCartJobs } from '#domain/orders/left-carts/index.ts'
import { orderDeskJobs } from '#domain/orders/order-desk/index.ts'
import { orderMailJobs } from '#domain/orders/order-mails/index.ts'
import { recurringOrderJobs } from '#domain/orders/orders/index.ts'
import { paymentJobs, recurringPaymentJobs } from '#domain/orders/payments/index.ts'
import { recallMailJobs } from '#domain/orders/recalls/index.ts'
import { refundJobs } from '#domain/orders/refunds/index.ts'
import { returnMailJobs } from '#domain/orders/returns/index.ts'
import { reviewMailJobs, recurringReviewJobs } from '#domain/orders/reviews/index.ts'
import { voucherMailJobs } from '#domain/orders/voucher-cards/index.ts'
import { recurringVoucherJobs } from '#domain/orders/vouchers/index.ts'
import { recipeJobs } from '#domain/recipes/recipes/index.ts'
import { eventMailJobs, recurringSignUpJobs } from '#domain/restaurant/event-sign-ups/index.ts'
import { reservationMailJobs } from '#domain/restaurant/reservation-mails/index.ts'
import { reservationJobs, recurringReservationJobs } from '#domain/restaurant/reservations/index.ts'
import { tableOrderJobs } from '#domain/restaurant/table-orders/index.ts'
import { recurringQuestionJobs } from '#domain/site/questions/index.ts'
import type { Jobs, RecurringJob } from '#domain/base/jobs/schemas.ts'
import { collectDeclared } from '#shared/kernel/collect-declared.ts'

/** All kinds of jobs, as their modules declare them in their `jobs.ts`. Compiles only if none is missing. */
export const allJobs: Jobs = collectJobs([
  accountMailJobs,
  subscriptionMailJobs,
  backInStockJobs,
  catalogDeskJobs,
  contactMailJobs,
  newsletterJobs,
  leftCartJobs,
  orderDeskJobs,
  orderMailJobs,
  paymentJobs,
  recallMailJobs,
  refundJobs,
  returnMailJobs,
  reviewMailJobs,
  voucherMailJobs,
  recipeJobs,
  eventMailJobs,
  reservationMailJobs,
  reservationJobs,
  tableOrderJobs,
])

/** The recurring jobs of the modules. server/jobs/recurring.ts adds what the process itself does. */
export const recurringJobs = collectJobs([
  recurringAccountJobs,
  recurringSignInJobs,
  recurringAuditJobs,
  recurringBackupJobs,
  recurringCheckJobs,
  recurringQueueJobs,
  recurringConsentJobs,
  recurringMediaJobs,
  recurringMonitorJobs,
  recurringBackInStockJobs,
  recurringCatalogSyncJobs,
  recurringCurrencyJobs,
  recurringInventoryJobs,
  recurringContactJobs,
  recurringCustomerJobs,
  recurringNewsletterJobs,
  recurringCartJobs,
  recurringLeftCartJobs,
  recurringOrderJobs,
  recurringPaymentJobs,
  recurringReviewJobs,
  recurringVoucherJobs,
  recurringSignUpJobs,
  recurringReservationJobs,
  recurringQuestionJobs,
])

/** The times, in milliseconds, that the shop keeps what it no longer needs, as the jobs declare them. */
export const KEPT_FOR: Record<string, number> = collectDeclared(
  'time',
  Object.values<RecurringJob>({ ...recurringJobs }).map(({ keeps = {} }) => keeps),
)
