import { and, asc, eq, sql } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import { writeCsv } from '#shared/csv/write-csv.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { staffColumns, toStaffProduct } from './internal.ts'
import { policy } from './policy.ts'
import { PRODUCT_COLUMNS, toRecord } from './product-columns.ts'

/** Read at a time, each time in a transaction of its own: a slow reader of the file holds none open. */
const BATCH = 200

/**
 * All products as a CSV file, in pieces, in the shop's order. Imported again as it is, it changes nothing.
 * @throws DomainError forbidden, before the first piece
 */
export async function exportProducts(ctx: Ctx): Promise<AsyncIterable<Uint8Array>> {
  policy.exportProducts(ctx)
  return writeCsv(PRODUCT_COLUMNS, readRows(ctx))
}

async function* readRows(ctx: Ctx): AsyncGenerator<string[]> {
  let after: { sortOrder: number; id: string } | undefined
  for (;;) {
    const rows = await inTransaction(ctx, (ctx) =>
      ctx.db
        .select({ ...staffColumns, category: categories.slug })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .where(
          and(
            after &&
              sql`(${products.sortOrder}, ${products.id}) > (${after.sortOrder}::int, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(products.sortOrder), asc(products.id))
        .limit(BATCH),
    )
    for (const { category, ...row } of rows) {
      const record = toRecord(toStaffProduct(row), category)
      yield PRODUCT_COLUMNS.map((column) => record[column])
    }
    after = rows.at(-1)
    if (rows.length < BATCH) return
  }
}
