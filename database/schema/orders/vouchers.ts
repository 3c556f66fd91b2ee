import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { LOCALES } from '#shared/kernel/locale.ts'
import { VOUCHER_ACCOUNTS } from '#shared/orders/voucher-accounts.ts'
import { cents, createdAt, digest, instant, isOneOf } from '../columns.ts'
import { ACTOR_ROLES, shopPolicy, staffReadPolicy } from '../roles.ts'
import { orders } from './orders.ts'

/** Vouchers that were bought, or that staff have given: money that the shop owes to the person who has the code. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The number by which staff speak of it, which opens nothing. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    /** The order that it was bought with; null if staff gave it. */
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    amountCents: cents('amount_cents').notNull(),
    /** The rest of it: the sum of its entries. */
    balanceCents: cents('balance_cents').notNull().default(0),
    /** Hash of the code of its newest card; null until it is paid. The code itself is stored nowhere. */
    codeHash: digest('code_hash').unique(),
    /** The number of its card: staff replace lost ones. */
    card: integer().notNull().default(1),
    /** The giver, as the card names them; may be '', as may the receiver. */
    fromName: text('from_name').notNull(),
    toName: text('to_name').notNull(),
    /** Null where the card goes to the buyer. */
    toEmail: text('to_email'),
    message: text(),
    /** The language of the card. */
    locale: text({ enum: LOCALES }).notNull(),
    /** The day on which it is sent, and from which it pays. */
    sendsOn: date('sends_on', { mode: 'string' }).notNull(),
    sentAt: instant('sent_at'),
    /** When it was paid, or given; null before. */
    issuedAt: instant('issued_at'),
    /** The last day on which it pays. */
    expiresOn: date('expires_on', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('vouchers_amount', sql`${table.amountCents} > 0`),
    check('vouchers_balance', sql`${table.balanceCents} between 0 and ${table.amountCents}`),
    check('vouchers_card', sql`${table.card} > 0`),
    check('vouchers_locale', isOneOf(table.locale, LOCALES)),
    check(
      'vouchers_issued',
      sql`num_nulls(${table.issuedAt}, ${table.expiresOn}, ${table.codeHash}) in (0, 3) and (${table.issuedAt} is not null or ${table.balanceCents} = 0)`,
    ),
    index('vouchers_by_age').on(table.createdAt, table.id),
    index('vouchers_to_expire')
      .on(table.expiresOn)
      .where(sql`${table.balanceCents} > 0`),
    index('vouchers_by_receiver')
      .on(sql`lower(${table.toEmail})`)
      .where(sql`${table.toEmail} is not null`),
    staffReadPolicy('vouchers'),
    shopPolicy('vouchers'),
  ],
)

/** The ledger of vouchers: two entries for each movement, which add up to 0. Append-only. */
export const voucherEntries = pgTable(
  'voucher_entries',
  {
    /** Chosen by what moves the money, so that it moves once: a form's key, or the id of a refund. */
    movementId: uuid('movement_id').notNull(),
    account: text({ enum: VOUCHER_ACCOUNTS }).notNull(),
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    /** The money that the account gets; below zero it gives some. */
    cents: cents('cents').notNull(),
    /** The order that it was sold by, or pays. */
    orderId: uuid('order_id').references(() => orders.id),
    actorRole: text('actor_role', { enum: ACTOR_ROLES }).notNull(),
    actorId: uuid('actor_id'),
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.movementId, table.account] }),
    check('voucher_entries_account', isOneOf(table.account, VOUCHER_ACCOUNTS)),
    check('voucher_entries_role', isOneOf(table.actorRole, ACTOR_ROLES)),
    check('voucher_entries_cents', sql`${table.cents} <> 0`),
    index('voucher_entries_by_voucher').on(table.voucherId, table.createdAt),
    index('voucher_entries_by_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    staffReadPolicy('voucher_entries'),
    shopPolicy('voucher_entries'),
  ],
)
