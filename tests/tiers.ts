import { globSync, readFileSync } from 'node:fs'
import { type Room, ROOMS } from '../rooms.ts'

/*
 * Says where and when each test runs. `npm test` runs the first tier, `npm run test:all` both. Every test that needs a
 * database runs on PostgreSQL, in the first tier unless it stands in SECOND_TIER. On PGlite the first tier runs what
 * differs between the engines, the second each module of domain/ with SQL of its own once. All journeys run on PGlite: in
 * the first tier those whose titles end in @first, each at one width, in the second all others.
 */

/** Tests that are long: of whole processes, of whole tables, of long sequences, of every address at once. */
export const SECOND_TIER = [
  'tests/process/**/*.test.ts',
  'tests/races/money.test.ts',
  'domain/**/any-*sequence.test.ts',
  'tests/speed/whole-tables.postgres.test.ts',
  'tests/http/accounts/first-people.test.ts',
  'tests/http/server/odd-values.test.ts',
  'tests/http/server/replica.postgres.test.ts',
  'tests/http/server/unavailable.postgres.test.ts',
  'tests/http/site/structured-data.test.ts',
]

/** Migrations, row policies, starts and stops, notifications, jobs, search: the engines differ in them. */
export const DIFFERS_ON_PGLITE = [
  'database/**/*.test.ts',
  'tests/process/{start-and-stop,request-ids,stress}.test.ts',
  'tests/http/orders/order-events.test.ts',
  'tests/http/server/page-cache.test.ts',
  'server/demo/seed-demo.test.ts',
  'domain/kernel/context.test.ts',
  'domain/base/jobs/ensure-recurring-jobs.test.ts',
  'domain/base/jobs/run-waiting-jobs.test.ts',
  'domain/orders/order-search/{buyer-texts,search-orders}.test.ts',
  'domain/site/home/get-shop-facts.test.ts',
  'domain/site/office-search/search-office.test.ts',
  'domain/site/product-search/search-products.test.ts',
]

export const ALSO_ON_PGLITE = [
  'tests/process/**/*.test.ts',
  'domain/accounts/account-mails/jobs.test.ts',
  'domain/accounts/accounts/sign-up.test.ts',
  'domain/accounts/addresses/addresses.test.ts',
  'domain/accounts/passwords/set-password.test.ts',
  'domain/accounts/roles/grant-role.test.ts',
  'domain/accounts/sign-in/finish-challenge.test.ts',
  'domain/base/audit/list-audit.test.ts',
  'domain/base/audit/security-events.test.ts',
  'domain/base/backups/backups.test.ts',
  'domain/base/checks/check-books.test.ts',
  'domain/base/mail-consents/mail-consents.test.ts',
  'domain/base/mails/deliver-mail.test.ts',
  'domain/base/media/list-files.test.ts',
  'domain/base/monitor/monitor.test.ts',
  'domain/base/settings/update-settings.test.ts',
  'domain/catalog/back-in-stock/back-in-stock.test.ts',
  'domain/catalog/catalog-desk/products.test.ts',
  'domain/catalog/catalog-sync/read-catalog.test.ts',
  'domain/catalog/catalog/create-products.test.ts',
  'domain/catalog/catalog/list-products.test.ts',
  'domain/catalog/offers/offers.test.ts',
  'domain/catalog/product-rows/edit-product-rows.test.ts',
  'domain/catalog/sets/sets.test.ts',
  'domain/catalog/currency/get-rates.test.ts',
  'domain/catalog/inventory/deduct-stock.test.ts',
  'domain/catalog/inventory/pack-order.test.ts',
  'domain/catalog/product-pictures/product-pictures.test.ts',
  'domain/catalog/stock-desk/list-inventory.test.ts',
  'domain/catalog/stocktakes/stocktakes.test.ts',
  'domain/customers/contact-threads/contact-threads.test.ts',
  'domain/customers/customer-desk/customer-desk.test.ts',
  'domain/customers/customers/delete-account.test.ts',
  'domain/customers/customers/export-my-data.test.ts',
  'domain/customers/data-requests/data-requests.test.ts',
  'domain/customers/saved-answers/saved-answers.test.ts',
  'domain/newsletters/newsletter-sending/newsletter-sending.test.ts',
  'domain/newsletters/newsletters/newsletters.test.ts',
  'domain/newsletters/subscriber-desk/subscriber-desk.test.ts',
  'domain/orders/bank-statements/bank-statements.test.ts',
  'domain/orders/cart/merge-cart.test.ts',
  'domain/orders/checkout/place-order.test.ts',
  'domain/orders/checkout/unpaid-limits.test.ts',
  'domain/orders/discounts/list-discounts.test.ts',
  'domain/orders/invoices/issue-invoice.test.ts',
  'domain/orders/left-carts/left-carts.test.ts',
  'domain/orders/my-orders/order-again.test.ts',
  'domain/orders/order-desk/list-orders.test.ts',
  'domain/orders/order-mails/send-refunded.test.ts',
  'domain/orders/order-changes/change-order.test.ts',
  'domain/orders/order-entry/write-order.test.ts',
  'domain/orders/orders/list-my-orders.test.ts',
  'domain/orders/orders/states.test.ts',
  'domain/orders/parcels/send-lost-again.test.ts',
  'domain/orders/payments/judge-payment-notification.test.ts',
  'domain/orders/payments/pay-by-voucher.test.ts',
  'domain/orders/recalls/recall-batch.test.ts',
  'domain/orders/refunds/any-sequence.test.ts',
  'domain/orders/refunds/request-refund.test.ts',
  'domain/orders/reports/get-sales.test.ts',
  'domain/orders/returns/returns.test.ts',
  'domain/orders/reviews/reviews.test.ts',
  'domain/orders/vat-returns/get-vat-return.test.ts',
  'domain/orders/voucher-cards/voucher-cards.test.ts',
  'domain/orders/voucher-desk/voucher-desk.test.ts',
  'domain/orders/vouchers/vouchers.test.ts',
  'domain/recipes/favourites/favourites.test.ts',
  'domain/recipes/recipe-desk/recipes.test.ts',
  'domain/recipes/recipes/recipes.test.ts',
  'domain/restaurant/event-desk/event-desk.test.ts',
  'domain/restaurant/event-sign-ups/sign-ups.test.ts',
  'domain/restaurant/events/events.test.ts',
  'domain/restaurant/guest-desk/guest-desk.test.ts',
  'domain/restaurant/guests/guest-limits.test.ts',
  'domain/restaurant/menu/menu.test.ts',
  'domain/restaurant/reservation-mails/reservation-mails.test.ts',
  'domain/restaurant/reservations/reservations.test.ts',
  'domain/restaurant/table-desk/any-sequence.test.ts',
  'domain/restaurant/table-orders/table-orders.test.ts',
  'domain/site/chat/chat.test.ts',
  'domain/site/discovery/discovery.test.ts',
  'domain/site/pages/get-text-page.test.ts',
  'domain/site/questions/questions.test.ts',
  'domain/site/whole-pages/whole-pages.test.ts',
  'server/demo/seed-generated.test.ts',
  'server/demo/year/seed-year.test.ts',
  'tests/http/base/metrics.test.ts',
  'tests/http/server/rate-limits.test.ts',
]

/** Tests that need programs which the gate cannot bring to every machine. */
export const BEHIND_PROXIES = ['tests/process/proxies.postgres.test.ts']
export const IN_CONTAINERS = ['tests/process/containers.test.ts']
export const IN_A_CLUSTER = globSync('tests/process/cluster/*.test.ts')
export const ON_A_NEW_MACHINE = ['tests/process/install.test.ts']

const TIERS = ['first', 'second'] as const
export type Tier = (typeof TIERS)[number]

/** Tests of both tiers and of all rooms, unless one is named; without the files that are left out. */
export type Choice = { tier?: Tier | undefined; room?: Room | undefined; leftOut?: string[] }

/** The choice of the gate, which hands it to the test runners in the environment. */
export function chosenTests(): Choice {
  const { KROK_TIER, KROK_ROOM, KROK_LEFT_OUT = '' } = process.env
  return {
    tier: TIERS.find((tier) => tier === KROK_TIER),
    room: ROOMS.find((room) => room === KROK_ROOM),
    leftOut: KROK_LEFT_OUT.split(','),
  }
}

export type TestFiles = {
  /** Pure: they need no database. */
  unit: string[]
  postgres: string[]
  /** The tests that PGlite gets where the rest runs on PostgreSQL. */
  pglite: string[]
  /** The tests that PGlite can run, for where there is no PostgreSQL. */
  allOnPglite: string[]
}

/** The test files of vitest, by where they run. A test that imports a database helper needs a database. */
export function sortTestFiles({ tier, room, leftOut = [] }: Choice = {}): TestFiles {
  const all = globSync(
    '{adapters,app,config,database,domain,scripts,server,shared,tests}/**/*.test.{ts,tsx}',
  ).filter((file) => !leftOut.includes(file))
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

  const second = new Set(globSync(SECOND_TIER))
  const differing = new Set(globSync(DIFFERS_ON_PGLITE))
  const onPglite = new Set([...differing, ...globSync(ALSO_ON_PGLITE)])
  const choose = (files: string[], isFirst: (file: string) => boolean) =>
    files.filter((file) => (!tier || isFirst(file) === (tier === 'first')) && (!room || concerns(room, file)))
  return {
    unit: choose(unit, (file) => !second.has(file)),
    postgres: choose(postgres, (file) => !second.has(file)),
    pglite: choose(
      allOnPglite.filter((file) => onPglite.has(file)),
      (file) => differing.has(file),
    ),
    allOnPglite: choose(allOnPglite, (file) => !second.has(file)),
  }
}

/** Files in a folder of the room's name, in any layer; and the rules that hold in every room. */
function concerns(room: Room, file: string): boolean {
  return file.includes(`/${room}/`) || file.startsWith('tests/house/') || file === 'database/policies.test.ts'
}
