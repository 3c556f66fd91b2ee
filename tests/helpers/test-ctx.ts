import { createHmac, randomUUID } from 'node:crypto'
import { noCatalogServer } from '#adapters/catalog-server/no-catalog-server.ts'
import { sharpEncoder } from '#adapters/images/sharp-encoder.ts'
import { mailbox } from '#adapters/mail/mailbox.ts'
import { pdfkitPrinter } from '#adapters/pdf/pdfkit-printer.ts'
import { bankTransfer } from '#adapters/payments/bank-transfer.ts'
import { demoCard } from '#adapters/payments/demo-card.ts'
import type { PaymentProvider } from '#adapters/payments/payment-provider.ts'
import { databaseRateLimits } from '#adapters/rate-limits/database.ts'
import { VERSION } from '#config/version.ts'
import type { Database } from '#database/client.ts'
import type { Ctx, Log } from '#domain/kernel/context.ts'
import { OffersCache } from '#domain/kernel/offers-cache.ts'
import { SettingsCache } from '#domain/kernel/settings-cache.ts'
import type { Allowance, UnpaidLimits } from '#shared/orders/unpaid-limits.ts'
import type { GuestLimits, SeatAllowance, TableAllowance } from '#shared/restaurant/guest-limits.ts'
import { allSubjects } from '#server/all-subjects.ts'
import { allJobs } from '#server/jobs/all-jobs.ts'
import { testStorage } from '#tests/stand-ins/test-storage.ts'
import { cheapHasher } from './cheap-hasher.ts'
import { testBackups } from './test-backups.ts'

export type LogEntry = { level: 'info' | 'warn' | 'error'; fields: object; message: string }

/** A log that stores its entries, for tests to look at. */
export function capturingLog(): Log & { entries: LogEntry[] } {
  const entries: LogEntry[] = []
  const bound = (bindings: object): Log => {
    const write = (level: LogEntry['level']) => (fields: object, message: string) => {
      entries.push({ level, fields: { ...bindings, ...fields }, message })
    }
    const child = (fields: object) => bound({ ...bindings, ...fields })
    return { info: write('info'), warn: write('warn'), error: write('error'), child }
  }
  return { entries, ...bound({}) }
}

/** The rates of the tests' rate service; all differ from the fixed rates, so that tests can tell them apart. */
export const TEST_RATES = {
  ZAR: 1,
  USD: 0.05,
  EUR: 0.046,
  GBP: 0.039,
  JPY: 8,
  AUD: 0.08,
  CAD: 0.07,
  CHF: 0.045,
}

/** The payment methods of a shop that has these providers. */
export function providersOf(...providers: PaymentProvider[]): Ctx['providers'] {
  return new Map(providers.map((provider) => [provider.method, provider]))
}

/** One of each for the whole test file, because each has its own thread. */
const pdf = pdfkitPrinter()
const images = sharpEncoder()
const seal = (text: string) => createHmac('sha256', 'a secret of the tests').update(text).digest('base64url')

/** So that tests can order as often as they like as the same person; the limits' own tests use UNPAID_LIMITS. */
const ROOMY: Allowance = {
  orders: 10_000,
  cents: 2_000_000_000,
  itemsHeldForDays: 10_000,
  product: { share: 1, items: 10_000 },
}
const ROOMY_LIMITS: UnpaidLimits = { contact: ROOMY, address: ROOMY, network: ROOMY }

const ROOM: TableAllowance = { parties: 10_000, guests: 100_000 }
const SEATS: SeatAllowance = { unproved: 10_000, all: 10_000 }
/** The same for tables and seats; the limits' own tests use GUEST_LIMITS. */
const ROOMY_GUESTS: GuestLimits = {
  contact: { toCome: ROOM },
  address: { ofDay: ROOM, toCome: ROOM },
  network: { ofDay: ROOM, toCome: ROOM },
  seats: { contact: SEATS, address: SEATS, network: SEATS },
}

/** The same context with another database, for all that it reads and writes. */
export function withDb(ctx: Ctx, db: Ctx['db']): Ctx {
  return { ...ctx, db, readDb: db }
}

/** A browser at an address that no other has, or at a given one: each address may have only so much. */
export function clientAt(address: string = randomUUID()): Ctx['client'] {
  return { address, host: 'shop.test', userAgent: '' }
}

/** A visitor's context on `database`, with the demo's adapters and cheap password hashes. */
export function testCtx(
  database: Pick<Database, 'db' | 'pool'> & Partial<Database>,
  overrides: Partial<Ctx> = {},
): Ctx {
  return {
    db: database.db,
    readDb: database.readDb ?? database.db,
    actor: { role: 'visitor' },
    // The one who acts has just typed their password; what happens where they have not is tested with the verbs' pages.
    session: { id: randomUUID(), confirmedUntil: new Date('2100-01-01T00:00:00Z') },
    client: clientAt('127.0.0.1'),
    limits: databaseRateLimits(database.pool, seal),
    unpaidLimits: ROOMY_LIMITS,
    guestLimits: ROOMY_GUESTS,
    seal,
    now: () => new Date(),
    log: capturingLog(),
    shop: { siteUrl: 'https://shop.test' },
    release: VERSION,
    jobs: allJobs,
    subjects: allSubjects,
    settingsCache: new SettingsCache(),
    offersCache: new OffersCache(),
    mail: mailbox,
    exchangeRates: { fetchRates: async () => TEST_RATES },
    catalogServer: noCatalogServer,
    phraser: undefined,
    passwords: cheapHasher,
    pdf,
    images,
    storage: testStorage(),
    backups: testBackups(database),
    examine: async () => ({ at: new Date(), findings: [] }),
    providers: providersOf(bankTransfer, demoCard),
    ...overrides,
  }
}
