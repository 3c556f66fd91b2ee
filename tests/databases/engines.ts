import { globSync, readFileSync } from 'node:fs'

/*
 * Says where each test runs. Every test that needs a database runs on PostgreSQL. PGlite gets what can differ between the
 * engines: migrations and row policies, whole processes (starts, crashes, locks), notifications, search, and each
 * module of domain/ with SQL of its own once. The browser journeys run on PGlite, all of them.
 */
export const ALSO_ON_PGLITE = [
  'database/**/*.test.ts',
  'tests/process/**/*.test.ts',
  'tests/http/base/metrics.test.ts',
  'tests/http/orders/order-events.test.ts',
  'tests/http/server/page-cache.test.ts',
  'tests/http/server/rate-limits.test.ts',
  'server/demo/seed-demo.test.ts',
  'server/demo/seed-generated.test.ts',
  'domain/kernel/context.test.ts',
  'domain/accounts/account-mails/jobs.test.ts',
  'domain/accounts/accounts/sign-up.test.ts',
  'domain/base/audit/list-audit.test.ts',
  'domain/base/audit/security-events.test.ts',
  'domain/orders/cart/merge-cart.test.ts',
  'domain/catalog/catalog-desk/products.test.ts',
  'domain/catalog/catalog-sync/read-catalog.test.ts',
  'domain/catalog/catalog/create-products.test.ts',
  'domain/catalog/catalog/list-products.test.ts',
  'domain/orders/checkout/place-order.test.ts',
  'domain/orders/checkout/unpaid-limits.test.ts',
  'domain/base/checks/check-books.test.ts',
  'domain/customers/contact-threads/contact-threads.test.ts',
  'domain/catalog/currency/get-rates.test.ts',
  'domain/customers/customer-desk/customer-desk.test.ts',
  'domain/customers/customers/delete-account.test.ts',
  'domain/customers/customers/export-my-data.test.ts',
  'domain/customers/data-requests/data-requests.test.ts',
  'domain/orders/discounts/list-discounts.test.ts',
  'domain/site/discovery/discovery.test.ts',
  'domain/restaurant/event-desk/event-desk.test.ts',
  'domain/restaurant/event-sign-ups/sign-ups.test.ts',
  'domain/restaurant/events/events.test.ts',
  'domain/restaurant/guests/guest-limits.test.ts',
  'domain/catalog/inventory/deduct-stock.test.ts',
  'domain/catalog/inventory/pack-order.test.ts',
  'domain/orders/invoices/issue-invoice.test.ts',
  'domain/base/jobs/ensure-recurring-jobs.test.ts',
  'domain/base/jobs/run-waiting-jobs.test.ts',
  'domain/base/mail-consents/mail-consents.test.ts',
  'domain/catalog/back-in-stock/back-in-stock.test.ts',
  'domain/orders/left-carts/left-carts.test.ts',
  'domain/recipes/favourites/favourites.test.ts',
  'domain/accounts/addresses/addresses.test.ts',
  'domain/orders/my-orders/order-again.test.ts',
  'domain/base/mails/deliver-mail.test.ts',
  'domain/base/media/list-files.test.ts',
  'domain/newsletters/newsletters/newsletters.test.ts',
  'domain/newsletters/newsletter-sending/newsletter-sending.test.ts',
  'domain/restaurant/menu/menu.test.ts',
  'domain/base/monitor/monitor.test.ts',
  'domain/orders/order-desk/list-orders.test.ts',
  'domain/orders/order-mails/send-refunded.test.ts',
  'domain/orders/order-search/search-orders.test.ts',
  'domain/orders/orders/list-my-orders.test.ts',
  'domain/orders/orders/states.test.ts',
  'domain/accounts/passwords/set-password.test.ts',
  'domain/orders/payments/judge-payment-notification.test.ts',
  'domain/catalog/product-pictures/product-pictures.test.ts',
  'domain/site/pages/get-text-page.test.ts',
  'domain/orders/recalls/recall-batch.test.ts',
  'domain/recipes/recipe-desk/recipes.test.ts',
  'domain/recipes/recipes/recipes.test.ts',
  'domain/orders/refunds/any-sequence.test.ts',
  'domain/orders/refunds/request-refund.test.ts',
  'domain/orders/reports/get-sales.test.ts',
  'domain/restaurant/reservation-mails/reservation-mails.test.ts',
  'domain/restaurant/reservations/reservations.test.ts',
  'domain/site/chat/chat.test.ts',
  'domain/site/product-search/search-products.test.ts',
  'domain/site/questions/questions.test.ts',
  'domain/orders/reviews/reviews.test.ts',
  'domain/accounts/roles/grant-role.test.ts',
  'domain/base/settings/update-settings.test.ts',
  'domain/accounts/sign-in/finish-challenge.test.ts',
  'domain/catalog/stock-desk/list-inventory.test.ts',
  'domain/catalog/stocktakes/stocktakes.test.ts',
  'domain/newsletters/subscriber-desk/subscriber-desk.test.ts',
  'domain/restaurant/guest-desk/guest-desk.test.ts',
  'domain/restaurant/table-desk/any-sequence.test.ts',
  'domain/restaurant/table-orders/table-orders.test.ts',
]

/** Needs nginx and Caddy, which the gate cannot bring to every machine. */
export const BEHIND_PROXIES = 'tests/process/proxies.postgres.test.ts'

export type TestFiles = {
  /** Pure: they need no database. */
  unit: string[]
  postgres: string[]
  /** The tests that PGlite gets where the rest runs on PostgreSQL. */
  pglite: string[]
  /** The tests that PGlite can run, for where there is no PostgreSQL. */
  allOnPglite: string[]
}

/** All test files of vitest, by where they run. A test that imports a database helper needs a database. */
export function sortTestFiles(): TestFiles {
  const all = globSync('{adapters,app,config,database,domain,scripts,server,shared,tests}/**/*.test.{ts,tsx}')
  const isPure = (file: string) =>
    !/\/(test-database|shop-process|postgres-databases|replicated-postgres)\.ts'/.test(
      readFileSync(file, 'utf8'),
    )
  const unit = all.filter(isPure)
  const postgres = all.filter((file) => !unit.includes(file) && !file.endsWith('.pglite.test.ts'))
  // Races need more than the one connection of PGlite.
  const onPostgresOnly = (file: string) =>
    file.endsWith('.postgres.test.ts') || file.startsWith('tests/races/')
  const allOnPglite = all.filter((file) => !unit.includes(file) && !onPostgresOnly(file))
  const listed = new Set(globSync(ALSO_ON_PGLITE))
  return { unit, postgres, allOnPglite, pglite: allOnPglite.filter((file) => listed.has(file)) }
}
