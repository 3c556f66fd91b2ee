import { and, asc, eq, isNotNull, isNull, not, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { categories, products } from '#database/schema/index.ts'
import { PRODUCT_COLUMNS } from '#shared/catalog/product-columns.ts'
import { writeCsv } from '#shared/kernel/csv/write-csv.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { partsByCode, staffColumns, toStaffProduct } from './internal.ts'
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
  const found = search ? await inTransaction(ctx, (ctx) => findProductIds(ctx, search)) : undefined
  // A size follows its product, and a set its parts, so that a shop that has none of them can read the file.
  const isNoSet = not(products.isSet)
  for (const kind of [and(isNull(products.sizeOf), isNoSet), isNotNull(products.sizeOf), products.isSet]) {
    yield* readRowsOf(ctx, filter, kind, found)
  }
}

const main = alias(products, 'main')

async function* readRowsOf(
  ctx: Ctx,
  filter: ProductFilterInput,
  kind: SQLWrapper | undefined,
  found: string[] | undefined,
): AsyncGenerator<string[]> {
  let after: { sortOrder: number; id: string } | undefined
  for (;;) {
    const rows = await inTransaction(ctx, (ctx) =>
      ctx.db
        .select({ product: staffColumns, category: categories.slug, sizeOf: main.sku, parts: partsByCode })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .leftJoin(main, eq(main.id, products.sizeOf))
        .where(
          and(
            kind && sql`${kind}`,
            filtersOf(filter),
            found ? sql`${products.id} = any(${sql.param(found)}::uuid[])` : undefined,
            after &&
              sql`(${products.sortOrder}, ${products.id}) > (${after.sortOrder}::int, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(products.sortOrder), asc(products.id))
        .limit(BATCH),
    )
    for (const { product, category, sizeOf, parts } of rows) {
      const record = toRecord(toStaffProduct(product), { category, sizeOf: sizeOf ?? '', parts })
      yield PRODUCT_COLUMNS.map((column) => record[column])
    }
    after = rows.at(-1)?.product
    if (rows.length < BATCH) return
  }
}
