import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { CHALLENGE_TYPES } from '#shared/accounts/challenge.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { LINK_PURPOSES } from '#shared/base/mail-links.ts'
import { createdAt, digest, instant, isOneOf } from '../columns.ts'
import { actorId, customer, shopPolicy, staffReadPolicy } from '../roles.ts'

/**
 * The accounts that can sign in, and with what; the people are in `customers`, under the same id. Only the shop can
 * read the password (enforced by column grants).
 */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case. */
    email: text().notNull().unique(),
    /** argon2id, as a PHC string; null until an invited customer has set a password. */
    passwordHash: text('password_hash'),
    /** When its owner opened a mailed link; null while the address is unverified. */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** The language of the mails to this user. */
    locale: text({ enum: LOCALES }).notNull(),
    /** Made by the demo, with a password that was printed. Production deletes these accounts when it starts. */
    isDemo: boolean('is_demo').notNull().default(false),
    /** When staff last invited them to set a password; null for those who signed up. */
    invitedAt: instant('invited_at'),
    /** Since when an admin keeps them from signing in. */
    lockedAt: instant('locked_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('users_unverified')
      .on(table.createdAt)
      .where(sql`${table.emailConfirmedAt} is null`),
    index('users_locked')
      .on(table.lockedAt)
      .where(sql`${table.lockedAt} is not null`),
    check('users_email', sql`${table.email} = lower(${table.email})`),
    pgPolicy('users_own', { for: 'select', to: customer, using: sql`${table.id} = ${actorId}` }),
    staffReadPolicy('users'),
    shopPolicy('users'),
  ],
)

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The last five passwords of each user, kept by a trigger on `users`. */
export const passwordHistory = pgTable(
  'password_history',
  {
    /** Their order: a clock may step back. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('password_history_by_user').on(table.userId, table.id), shopPolicy('password_history')],
)

/** Unfinished sign-ins and password changes: the password was right, the mailed code has not been entered yet. */
export const challenges = pgTable(
  'challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Hash of the token in the browser's cookie. */
    tokenHash: digest('token_hash').notNull().unique(),
    userId: userId(),
    type: text({ enum: CHALLENGE_TYPES }).notNull(),
    /** The host name where it began; the code works only there. */
    host: text().notNull(),
    /** Hash of the challenge's id and the code. Null until the mail is written, and again when the code is used up. */
    codeHash: digest('code_hash'),
    attempts: integer().notNull().default(0),
    /** When a code was last requested. */
    requestedAt: instant('requested_at').notNull(),
    /** The password that the code will set. */
    newPasswordHash: text('new_password_hash'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check('challenges_type', isOneOf(table.type, CHALLENGE_TYPES)),
    index('challenges_by_user').on(table.userId, table.requestedAt),
    index('challenges_expired').on(table.expiresAt),
    shopPolicy('challenges'),
  ],
)

/** Mailed links, each for one purpose and usable once. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** Hash of the token in the link. */
    tokenHash: digest('token_hash').primaryKey(),
    userId: userId(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    check('mail_links_purpose', isOneOf(table.purpose, LINK_PURPOSES)),
    index('mail_links_by_user').on(table.userId),
    index('mail_links_expired').on(table.expiresAt),
    shopPolicy('mail_links'),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Hash of the token in the browser's cookie. */
    tokenHash: digest('token_hash').notNull().unique(),
    userId: userId(),
    /** The host name where it began; it is not valid on another. */
    host: text().notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    seenAt: instant('seen_at').notNull(),
    /** Extended by use, up to a limit counted from `createdAt`. */
    expiresAt: instant('expires_at').notNull(),
    /** Until when its owner need not type their password again for what asks for it. */
    confirmedUntil: instant('confirmed_until'),
  },
  (table) => [
    index('sessions_by_user').on(table.userId, table.seenAt.desc()),
    index('sessions_expired').on(table.expiresAt),
    pgPolicy('sessions_own', { for: 'select', to: customer, using: sql`${table.userId} = ${actorId}` }),
    shopPolicy('sessions'),
  ],
)
