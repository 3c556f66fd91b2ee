import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { IMPORT_VERDICTS } from '#shared/catalog/import-verdicts.ts'
import { createdAt, instant, isOneOf } from '../columns.ts'
import { shopPolicy } from '../roles.ts'
import type { AuditChanges } from '../base/audit-log.ts'

/** The errors in the columns of a row, each as a code of shared/kernel/validation.ts or of the import. */
export type ImportErrors = Record<string, string>

/** A file of products that was read and shown, and is applied only when somebody says so. */
export const productImports = pgTable(
  'product_imports',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdBy: uuid('created_by').notNull(),
    fileName: text('file_name').notNull(),
    /** Rows that ask for nothing: they are counted, not kept. */
    unchangedRows: integer('unchanged_rows').notNull().default(0),
    createdAt: createdAt(),
    /** When it had been read to its end: without that, nothing of it is applied. */
    checkedAt: instant('checked_at'),
    /** When somebody told the shop to apply it, and when the last row was. */
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('product_imports_newest').on(table.createdAt.desc()), shopPolicy('product_imports')],
)

export const productImportRows = pgTable(
  'product_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts. */
    row: integer().notNull(),
    sku: text().notNull(),
    verdict: text({ enum: IMPORT_VERDICTS }).notNull(),
    /** The product and its version when the file was read; null for a new one. */
    productId: uuid('product_id'),
    version: integer(),
    /** The values written when the row is applied: fields of a product. */
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    changes: jsonb().$type<AuditChanges>().notNull().default({}),
    errors: jsonb().$type<ImportErrors>().notNull().default({}),
    /** True if it changes the price of a product in the shop by more than half. */
    isPriceJump: boolean('is_price_jump').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    check('product_import_rows_verdict', isOneOf(table.verdict, IMPORT_VERDICTS)),
    index('product_import_rows_by_verdict').on(table.importId, table.verdict, table.row),
    index('product_import_rows_waiting')
      .on(table.importId, table.row)
      .where(sql`${table.verdict} in ('new', 'changed')`),
    shopPolicy('product_import_rows'),
  ],
)
