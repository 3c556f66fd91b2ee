import { type SQLWrapper, sql, type Table } from 'drizzle-orm'
import type { Backups } from '#adapters/backups/backups.ts'
import type { ExchangeRateSource } from '#adapters/exchange-rates/exchange-rates.ts'
import type { CatalogServer } from '#adapters/catalog-server/catalog-server.ts'
import type { PictureEncoder } from '#adapters/images/picture-encoder.ts'
import type { MailTransport } from '#adapters/mail/mail.ts'
import type { PasswordHasher } from '#adapters/passwords/password-hasher.ts'
import type { PaymentProvider } from '#adapters/payments/payment-provider.ts'
import type { PdfPrinter } from '#adapters/pdf/pdf-printer.ts'
import type { Phraser } from '#adapters/phrasing/phraser.ts'
import type { RateLimits } from '#adapters/rate-limits/rate-limits.ts'
import { beginAs } from '#database/begin-as.ts'
import type { Db, ReadDb } from '#database/client.ts'
import type { FileStorage } from '#adapters/storage/storage.ts'
import type { Look } from '#shared/base/doctor/findings.ts'
import type { UnpaidLimits } from '#shared/orders/unpaid-limits.ts'
import type { PaymentMethod } from '#shared/orders/payment-methods.ts'
import type { GuestLimits } from '#shared/restaurant/guest-limits.ts'
import type { SettingsTimeline } from '#shared/base/settings/groups.ts'
import type { Offer } from '#shared/catalog/offers.ts'
import type { TimelineReader } from './timeline-cache.ts'

/** Somebody who is not signed in; may have the key of one order. */
export type Visitor = { role: 'visitor'; orderKey?: string }
/** Somebody with an account, acting for themselves. Staff who buy are customers too. */
export type Customer = { role: 'customer'; id: string; orderKey?: string }
/** Somebody who works for the shop, on the staff pages. */
export type Staff = { role: 'staff'; id: string; isAdmin: boolean }
/** The shop itself, inside a verb that has decided, or in a background job. See `asShop`. */
export type ShopActor = { role: 'shop' }
/** The person, or the shop, that is acting. */
export type Actor = Visitor | Customer | Staff | ShopActor

/** The origin of a request, as far as the trusted proxies vouch for it. */
export type Client = {
  /** The address that counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address. */
  address: string
  /** The first 48 bits of an IPv6 address: 65,536 such clients, which a server's owner may be alone. */
  network?: string | undefined
  /** The requested host name, without port. */
  host: string
  userAgent: string
}

export type Log = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
  /** The same log, with these fields in each of its lines. */
  child(fields: object): Log
}

/** Everything a verb may use. A verb that opens a transaction passes on a new Ctx whose `db` is that transaction. */
export type Ctx = {
  db: Db
  /** For public reads that may be a moment old, but not older than what the visitor did: a replica, or `db`. */
  readDb: ReadDb
  actor: Actor
  /** The session that the request belongs to; undefined for visitors and for what happens by itself. */
  session?: { id: string; confirmedUntil: Date | null } | undefined
  /** The actor of the open transaction, if any. */
  openFor?: Actor
  client: Client
  now(): Date
  log: Log
  /** The request that all of this is for, also in the jobs that it stored; undefined for what happens by itself. */
  requestId?: string | undefined
  shop: {
    /** The shop's public address, without a slash at the end. */
    siteUrl: string
  }
  /** The version of the release that runs, such as `1.0.0`. */
  release: string
  /** The jobs that modules declare, by kind: storing one asks which others it comes after. */
  jobs: Readonly<Record<string, { sequence?(payload: object): string }>>
  /** The places where modules say that the subjects of the audit log are found, by noun. */
  subjects: Readonly<
    Record<
      string,
      { kind: string; id: SQLWrapper; page?: SQLWrapper; label: SQLWrapper; from: SQLWrapper | Table }
    >
  >
  /** See `getSettings`. */
  settingsCache: TimelineReader<SettingsTimeline>
  /** See `getOffers`. */
  offersCache: TimelineReader<readonly Offer[]>
  mail: MailTransport
  exchangeRates: ExchangeRateSource
  /** Never use inside a transaction: it is somebody else's. */
  catalogServer: CatalogServer
  /** Puts answers of the chat bot into words; undefined if nobody does. Never use inside a transaction. */
  phraser: Phraser | undefined
  passwords: PasswordHasher
  pdf: PdfPrinter
  images: PictureEncoder
  /** Never use inside a transaction: it may be a service in another country. */
  storage: FileStorage
  /** Never use inside a transaction: the counters have their own connection. */
  limits: RateLimits
  /** Never use inside a transaction: they take minutes. */
  backups: Backups
  /** The most that unpaid orders may keep from others. */
  unpaidLimits: UnpaidLimits
  /** The most that guests who reserve by themselves may have to come. */
  guestLimits: GuestLimits
  /** A keyed hash of `text` with the shop's secret, as base64url: nobody without the secret can make it. */
  seal(text: string): string
  /** Looks at the machinery that the shop stands on; guards nothing, so pages ask by `examineShop`. */
  examine(options: { isFresh: boolean }): Promise<Look>
  /** The payment methods that the shop is set up for, in the order in which they are offered. */
  providers: ReadonlyMap<PaymentMethod, PaymentProvider>
}

declare const decided: unique symbol
/**
 * A context in which the shop itself acts. A verb that takes one checks no permission: its caller has done so. Only
 * `asShop` makes one, and pages, components and the API cannot import that.
 */
export type ShopCtx = Ctx & { actor: ShopActor; readonly [decided]: true }

/** The same context acting as the shop itself, for verbs that have checked that something may happen. */
export function asShop(ctx: Ctx): ShopCtx {
  // The marker exists only for the compiler.
  return { ...ctx, actor: { role: 'shop' } } as ShopCtx
}

class Refusal extends Error {
  readonly result: unknown
  constructor(result: unknown) {
    super('refused')
    this.result = result
  }
}

/**
 * Runs `work` in one transaction as `ctx.actor`; the row policies then apply to that actor. Commits unless `work`
 * throws or returns `{ ok: false }`. A nested call is a savepoint; the actor cannot change inside. `work` gets the same
 * kind of context: a `ShopCtx` stays one.
 */
export async function inTransaction<C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.openFor && !isSame(ctx.openFor, ctx.actor)) {
    throw new Error(`a transaction of ${ctx.openFor.role} cannot go on as ${ctx.actor.role}`)
  }
  try {
    return await ctx.db.transaction(async (db) => {
      if (!ctx.openFor) await setActor(db, ctx.actor)
      const result = await work({ ...ctx, db, readDb: db, openFor: ctx.actor })
      if (isRefused(result)) throw new Refusal(result)
      return result
    }, beginAs(ctx.actor.role))
  } catch (error) {
    if (error instanceof Refusal) return error.result as T
    throw error
  }
}

/** Tells the row policies who acts, if it is anybody in particular: the settings end with the transaction. */
async function setActor(db: Db, actor: Actor): Promise<void> {
  const { id, orderKey } = actorSettings(actor)
  if (id === '' && orderKey === '') return
  await db.execute(
    sql`select set_config('app.actor_id', ${id}, true), set_config('app.order_key', ${orderKey}, true)`,
  )
}

function isSame(a: Actor, b: Actor): boolean {
  return (
    a.role === b.role &&
    actorSettings(a).id === actorSettings(b).id &&
    actorSettings(a).orderKey === actorSettings(b).orderKey
  )
}

/** Returns what the row policies check, besides the role; '' means none. */
function actorSettings(actor: Actor) {
  return {
    id: 'id' in actor ? actor.id : '',
    orderKey: 'orderKey' in actor ? (actor.orderKey ?? '') : '',
  }
}

function isRefused(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false
}
