import { and, asc, eq, sql } from 'drizzle-orm'
import { categories, products } from '#database/schema/index.ts'
import { PRODUCT_COLUMNS } from '#shared/catalog/product-columns.ts'
import { writeCsv } from '#shared/kernel/csv/write-csv.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { staffColumns, toStaffProduct } from './internal.ts'
import { policy } from './policy.ts'
import { toRecord } from './product-columns.ts'
import { filtersOf, findProductIds } from './list-staff-products.ts'
import type { ProductFilterInput } from './schemas.ts'

/** Read at a time, each time in a transaction of its own: a slow reader of the file holds none open. */
const BATCH = 200

/**
 * The products that the filter lets through as a CSV file, in pieces, in the shop's order. Imported again as it is, it changes nothing.
 * @throws DomainError forbidden, before the first piece
 */
export async function exportProducts(
  ctx: Ctx,
  filter: ProductFilterInput,
): Promise<AsyncIterable<Uint8Array>> {
  policy.exportProducts(ctx)
  return writeCsv(PRODUCT_COLUMNS, readRows(ctx, filter))
}

async function* readRows(ctx: Ctx, filter: ProductFilterInput): AsyncGenerator<string[]> {
  const { search } = filter
  const found = search && (await inTransaction(ctx, (ctx) => findProductIds(ctx, search)))
  let after: { sortOrder: number; id: string } | undefined
  for (;;) {
    const rows = await inTransaction(ctx, (ctx) =>
      ctx.db
        .select({ ...staffColumns, category: categories.slug })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .where(
          and(
            filtersOf(filter),
            found ? sql`${products.id} = any(${sql.param(found)}::uuid[])` : undefined,
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
