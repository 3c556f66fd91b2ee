import { globSync, readFileSync } from 'node:fs'

/*
 * Which test runs where. Every test that needs a database runs on PostgreSQL. PGlite gets what can differ between the
 * engines: migrations and row policies, whole processes (starts, crashes, locks), notifications, search, and each
 * module of domain/ with SQL of its own once. The browser journeys run on PGlite, all of them.
 */
export const ALSO_ON_PGLITE = [
  'database/**/*.test.ts',
  'tests/process/**/*.test.ts',
  'tests/http/metrics/metrics.test.ts',
  'tests/http/order-events.test.ts',
  'tests/http/page-cache.test.ts',
  'tests/http/rate-limits.test.ts',
  'server/demo/seed-demo.test.ts',
  'server/demo/seed-generated.test.ts',
  'domain/context.test.ts',
  'domain/account-mails/account-mail-jobs.test.ts',
  'domain/accounts/sign-up.test.ts',
  'domain/audit/list-audit.test.ts',
  'domain/audit/security-events.test.ts',
  'domain/cart/merge-cart.test.ts',
  'domain/catalog-desk/products.test.ts',
  'domain/catalog-sync/read-catalog.test.ts',
  'domain/catalog/create-products.test.ts',
  'domain/catalog/list-products.test.ts',
  'domain/checkout/place-order.test.ts',
  'domain/checkout/unpaid-limits.test.ts',
  'domain/checks/check-books.test.ts',
  'domain/contact/contact.test.ts',
  'domain/currency/get-rates.test.ts',
  'domain/customer-desk/customer-desk.test.ts',
  'domain/customers/delete-account.test.ts',
  'domain/customers/export-my-data.test.ts',
  'domain/data-requests/data-requests.test.ts',
  'domain/discounts/list-discounts.test.ts',
  'domain/discovery/discovery.test.ts',
  'domain/event-desk/event-desk.test.ts',
  'domain/event-sign-ups/sign-ups.test.ts',
  'domain/events/events.test.ts',
  'domain/guests/guest-limits.test.ts',
  'domain/inventory/deduct-stock.test.ts',
  'domain/inventory/pack-order.test.ts',
  'domain/invoices/issue-invoice.test.ts',
  'domain/jobs/ensure-recurring-jobs.test.ts',
  'domain/jobs/run-waiting-jobs.test.ts',
  'domain/mail-consents/mail-consents.test.ts',
  'domain/back-in-stock/back-in-stock.test.ts',
  'domain/left-carts/left-carts.test.ts',
  'domain/favourites/favourites.test.ts',
  'domain/addresses/addresses.test.ts',
  'domain/my-orders/order-again.test.ts',
  'domain/mails/deliver-mail.test.ts',
  'domain/media/list-files.test.ts',
  'domain/newsletters/newsletters.test.ts',
  'domain/newsletter-sending/newsletter-sending.test.ts',
  'domain/menu/menu.test.ts',
  'domain/monitor/monitor.test.ts',
  'domain/order-desk/list-orders.test.ts',
  'domain/order-mails/send-refunded.test.ts',
  'domain/order-search/search-orders.test.ts',
  'domain/orders/list-my-orders.test.ts',
  'domain/orders/states.test.ts',
  'domain/passwords/set-password.test.ts',
  'domain/payments/judge-notification.test.ts',
  'domain/product-pictures/product-pictures.test.ts',
  'domain/pages/get-text-page.test.ts',
  'domain/recalls/recall-batch.test.ts',
  'domain/recipe-desk/recipes.test.ts',
  'domain/recipes/recipes.test.ts',
  'domain/refunds/any-sequence.test.ts',
  'domain/refunds/request-refund.test.ts',
  'domain/reports/get-sales.test.ts',
  'domain/reservation-mails/reservation-mails.test.ts',
  'domain/reservations/reservations.test.ts',
  'domain/chat/chat.test.ts',
  'domain/product-search/search-products.test.ts',
  'domain/questions/questions.test.ts',
  'domain/reviews/reviews.test.ts',
  'domain/roles/grant-role.test.ts',
  'domain/settings/update-settings.test.ts',
  'domain/sign-in/finish-challenge.test.ts',
  'domain/stock-desk/list-inventory.test.ts',
  'domain/stocktakes/stocktakes.test.ts',
  'domain/subscriber-desk/subscriber-desk.test.ts',
  'domain/guest-desk/guest-desk.test.ts',
  'domain/table-desk/any-sequence.test.ts',
  'domain/table-orders/table-orders.test.ts',
]

/** Needs nginx and Caddy, which the gate cannot bring to every machine. */
export const BEHIND_PROXIES = 'tests/process/proxies.postgres.test.ts'

export type TestFiles = {
  /** Pure: they need no database. */
  unit: string[]
  postgres: string[]
  /** What PGlite gets where the rest runs on PostgreSQL. */
  pglite: string[]
  /** All that PGlite can run, for where there is no PostgreSQL. */
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
