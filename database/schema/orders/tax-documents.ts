import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { TAX_DOCUMENT_KINDS } from '#shared/orders/tax-document.ts'
import { instant } from '../columns.ts'
import { orderChanges } from './order-changes.ts'
import { orders } from './orders.ts'
import { refunds } from './refunds.ts'
import { customer, shopPolicy, staffReadPolicy, visitor } from '../roles.ts'

/** Tax invoices and credit notes as they were issued: append-only, numbered without a gap. */
export const taxDocuments = pgTable(
  'tax_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: TAX_DOCUMENT_KINDS }).notNull(),
    serial: integer().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** The refund that a credit note is for. */
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    /** The change of the order for which the earlier invoice was credited and this one issued; null for the first. */
    changeId: uuid('change_id').references(() => orderChanges.id),
    /** Everything that is printed, except the recipient. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Name and address; null when tax law no longer requires them. */
    recipient: jsonb().$type<Record<string, unknown>>(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    check(
      'tax_documents_kind',
      sql`case ${table.kind} when 'credit_note' then num_nonnulls(${table.refundId}, ${table.changeId}) = 1 else ${table.refundId} is null end`,
    ),
    unique('tax_documents_serial').on(table.kind, table.serial),
    uniqueIndex('tax_documents_one_invoice')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice' and ${table.changeId} is null`),
    uniqueIndex('tax_documents_once_a_change')
      .on(table.changeId, table.kind)
      .where(sql`${table.changeId} is not null`),
    index('tax_documents_by_order').on(table.orderId),
    // By day, for books: documents are stored in the order of their days, so that nothing has to be written for one.
    index('tax_documents_by_day').using('brin', table.issuedAt),
    pgPolicy('tax_documents_of_visible_orders', {
      for: 'select',
      to: [visitor, customer],
      using: sql`${table.orderId} in (select ${orders.id} from ${orders})`,
    }),
    staffReadPolicy('tax_documents'),
    shopPolicy('tax_documents'),
  ],
)

/** The last serial issued of each kind. A locked row rather than a sequence, which would leave gaps. */
export const documentCounters = pgTable(
  'document_counters',
  {
    kind: text({ enum: TAX_DOCUMENT_KINDS }).primaryKey(),
    last: integer().notNull(),
  },
  () => [shopPolicy('document_counters')],
)
