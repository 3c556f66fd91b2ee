import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, isOneOf } from '../columns.ts'
import { shopPolicy, staffReadPolicy } from '../roles.ts'
import { products } from './products.ts'

/** The outcome of a reading: taken; not to be had; had, but not believed. */
export const CATALOG_READ_OUTCOMES = ['read', 'failed', 'refused'] as const

/** Each time that the catalogue was read from another server, or is to be. */
export const catalogReads = pgTable(
  'catalog_reads',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The member of staff who asked for it; null if it was time. */
    askedBy: uuid('asked_by'),
    /** True if it may take most products out of the shop. */
    acceptsFewer: boolean('accepts_fewer').notNull().default(false),
    askedAt: instant('asked_at').notNull(),
    finishedAt: instant('finished_at'),
    outcome: text({ enum: CATALOG_READ_OUTCOMES }),
    /** In English, why nothing was taken. */
    message: text(),
    /** Products that were added, changed, taken out and put back. */
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    gone: integer().notNull().default(0),
    back: integer().notNull().default(0),
    /** Everything that the server offers and this shop has of it. */
    taken: integer().notNull().default(0),
    /** `SkippedProduct` of domain/catalog/catalog-sync/schemas.ts: products or pictures that were not taken. */
    skipped: jsonb().$type<unknown[]>().notNull().default([]),
  },
  (table) => [
    check('catalog_reads_outcome', isOneOf(table.outcome, CATALOG_READ_OUTCOMES)),
    check('catalog_reads_finished', sql`(${table.finishedAt} is null) = (${table.outcome} is null)`),
    // One at a time.
    uniqueIndex('catalog_reads_unfinished')
      .on(sql`(true)`)
      .where(sql`${table.finishedAt} is null`),
    staffReadPolicy('catalog_reads'),
    shopPolicy('catalog_reads'),
  ],
)

/** A picture that came from the server: its address there, and its name in our storage. */
export type ServerPicture = { image: string; name: string }

/** The products that another server keeps. */
export const serverProducts = pgTable(
  'server_products',
  {
    productId: uuid('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The server's id of it. */
    remoteId: uuid('remote_id').notNull().unique(),
    pictures: jsonb().$type<ServerPicture[]>().notNull().default([]),
    /** When it was last read. */
    readAt: instant('read_at').notNull(),
    /** Since when the server does not offer it. */
    goneAt: instant('gone_at'),
    /** True if that took it out of the shop: then it comes back by itself. */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  () => [staffReadPolicy('server_products'), shopPolicy('server_products')],
)
