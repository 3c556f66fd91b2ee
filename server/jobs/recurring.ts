import { asShop, type Ctx } from '#domain/kernel/context.ts'
import { forgetUnverified } from '#domain/accounts/accounts/index.ts'
import { findRestocked, forgetWaiting } from '#domain/catalog/back-in-stock/index.ts'
import { forgetSecurityEvents } from '#domain/base/audit/index.ts'
import { forgetCarts } from '#domain/orders/cart/index.ts'
import { readCatalog } from '#domain/catalog/catalog-sync/index.ts'
import { checkBooks } from '#domain/base/checks/index.ts'
import { forgetContactThreads } from '#domain/customers/contact-threads/index.ts'
import { refreshRates } from '#domain/catalog/currency/index.ts'
import { forgetContacts } from '#domain/customers/customers/index.ts'
import { forgetGuests, lapseSignUps, remindGuests } from '#domain/restaurant/event-sign-ups/index.ts'
import { expireBatches } from '#domain/catalog/inventory/index.ts'
import { forgetJobs } from '#domain/base/jobs/index.ts'
import { findLeftCarts } from '#domain/orders/left-carts/index.ts'
import { forgetPendingSubscriptions } from '#domain/base/mail-consents/index.ts'
import { removeUnusedFiles } from '#domain/base/media/index.ts'
import type { Interval, Intervals, RecurringHandlers, RecurringKind } from '#domain/base/jobs/schemas.ts'
import { forgetBrowserErrors, forgetVitals } from '#domain/base/monitor/index.ts'
import { forgetQuestions } from '#domain/site/questions/index.ts'
import { forgetDeliveries } from '#domain/newsletters/newsletter-sending/index.ts'
import { expireOrders, forgetKeys } from '#domain/orders/orders/index.ts'
import { forgetNotifications } from '#domain/orders/payments/index.ts'
import { requestReviews } from '#domain/orders/reviews/index.ts'
import { forgetExpired } from '#domain/accounts/sign-in/index.ts'
import { forgetReservations, lapseHolds } from '#domain/restaurant/reservations/index.ts'
import type { Database } from '#database/client.ts'
import { HOUR, MINUTE } from '#shared/kernel/durations.ts'
import type { Lane } from './lane.ts'

/** One that takes long, or waits for another service, holds up none of the others. */
const AT_A_TIME = 3

const INTERVALS: Record<RecurringKind, Interval> = {
  'expire-orders': { everyMs: MINUTE },
  // A jar is sold until the end of its last day.
  'expire-batches': { dailyAtHour: 0 },
  'lapse-holds': { everyMs: MINUTE },
  'lapse-sign-ups': { everyMs: MINUTE },
  'refresh-rates': { everyMs: 30 * MINUTE },
  'read-catalog': { everyMs: 15 * MINUTE },
  'maintain-database': { everyMs: 6 * HOUR },
  'forget-contacts': { everyMs: 6 * HOUR },
  'forget-expired': { everyMs: HOUR },
  'forget-security-events': { everyMs: HOUR },
  'forget-unverified': { everyMs: HOUR },
  'forget-jobs': { everyMs: HOUR },
  'forget-notifications': { everyMs: HOUR },
  'forget-carts': { everyMs: HOUR },
  'find-restocked': { everyMs: HOUR },
  'find-left-carts': { everyMs: 15 * MINUTE },
  'forget-restock-requests': { everyMs: HOUR },
  'forget-keys': { everyMs: HOUR },
  'forget-deliveries': { everyMs: 6 * HOUR },
  'forget-threads': { everyMs: HOUR },
  'forget-subscriptions': { everyMs: HOUR },
  'remove-unused-files': { everyMs: 6 * HOUR },
  // When fewest buy.
  'check-books': { dailyAtHour: 3 },
  // When people read their mail.
  'request-reviews': { dailyAtHour: 10 },
  'remind-guests': { everyMs: 15 * MINUTE },
  'forget-guests': { everyMs: HOUR },
  'forget-reservations': { everyMs: HOUR },
  'forget-vitals': { everyMs: 6 * HOUR },
  'forget-browser-errors': { everyMs: 6 * HOUR },
  'forget-questions': { everyMs: 6 * HOUR },
}

/**
 * What is done again and again, in a lane of its own. Each is one job in the queue that becomes due again when it was
 * done: with several processes it is done once per interval, and a crash loses none.
 */
export function recurringLane(database: Database): Lane & { intervals: Intervals } {
  const handlers: RecurringHandlers = {
    'expire-orders': byShop(expireOrders),
    'expire-batches': byShop(expireBatches),
    'lapse-holds': byShop(lapseHolds),
    'lapse-sign-ups': byShop(lapseSignUps),
    'refresh-rates': byShop(refreshRates),
    'read-catalog': byShop(readCatalog),
    'maintain-database': () => database.maintain(),
    // docs/guides/data-kept.md says what each deletes.
    'forget-contacts': byShop(forgetContacts),
    'forget-expired': byShop(forgetExpired),
    'forget-security-events': byShop(forgetSecurityEvents),
    'forget-unverified': byShop(forgetUnverified),
    'forget-jobs': byShop(forgetJobs),
    'forget-notifications': byShop(forgetNotifications),
    'forget-carts': byShop(forgetCarts),
    'find-restocked': byShop(findRestocked),
    'find-left-carts': byShop(findLeftCarts),
    'forget-restock-requests': byShop(forgetWaiting),
    'forget-keys': byShop(forgetKeys),
    'forget-deliveries': byShop(forgetDeliveries),
    'forget-threads': byShop(forgetContactThreads),
    'forget-subscriptions': byShop(forgetPendingSubscriptions),
    'remove-unused-files': byShop(removeUnusedFiles),
    'check-books': byShop(checkBooks),
    'request-reviews': byShop(requestReviews),
    'remind-guests': byShop(remindGuests),
    'forget-guests': byShop(forgetGuests),
    'forget-reservations': byShop(forgetReservations),
    'forget-vitals': byShop(forgetVitals),
    'forget-browser-errors': byShop(forgetBrowserErrors),
    'forget-questions': byShop(forgetQuestions),
  }
  return { name: 'recurring', handlers, intervals: INTERVALS, parallel: AT_A_TIME }
}

function byShop(verb: (ctx: Ctx) => Promise<unknown>) {
  return async (ctx: Ctx) => void (await verb(asShop(ctx)))
}
