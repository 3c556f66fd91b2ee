import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { productImportRows, productImports } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { importStateOf } from './internal.ts'
import { policy } from './policy.ts'
import { type GetImportInput, IMPORT_PAGE, type ImportItem, type ImportView } from './schemas.ts'

/**
 * Returns what a file would do, or has done: how many rows of each verdict, and a page of the rows that are not as they
 * were.
 * @throws DomainError forbidden, not_found
 */
export async function getImport(
  ctx: Ctx,
  { id, verdict, jumps, after, before }: GetImportInput,
): Promise<ImportView> {
  policy.getImport(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const [file] = await ctx.db.select().from(productImports).where(eq(productImports.id, id))
    if (!file) throw new DomainError('not_found', 'page')
    const counts = await ctx.db
      .select({ verdict: productImportRows.verdict, count: sql<number>`count(*)::int` })
      .from(productImportRows)
      .where(eq(productImportRows.importId, id))
      .groupBy(productImportRows.verdict)
    const { row, sku, changes, errors, isPriceJump } = productImportRows
    const rows = await ctx.db
      .select({ row, sku, verdict: productImportRows.verdict, changes, errors, isPriceJump })
      .from(productImportRows)
      .where(
        and(
          eq(productImportRows.importId, id),
          verdict && eq(productImportRows.verdict, verdict),
          jumps && eq(isPriceJump, true),
          before === undefined ? gt(row, after) : lt(row, before),
        ),
      )
      .orderBy(before === undefined ? asc(row) : desc(row))
      .limit(IMPORT_PAGE + 1)
    const hasMore = rows.length > IMPORT_PAGE
    const items = rows.slice(0, IMPORT_PAGE)
    if (before !== undefined) items.reverse()
    const hasEarlier = before === undefined ? after > 0 : hasMore
    const hasLater = before === undefined ? hasMore : true
    const { fileName, unchangedRows } = file
    return {
      id,
      fileName,
      state: await importStateOf(ctx, file),
      counts: {
        ...Object.fromEntries(counts.map((one) => [one.verdict, one.count])),
        unchanged: unchangedRows,
      },
      priceJumps: await ctx.db.$count(
        productImportRows,
        and(eq(productImportRows.importId, id), eq(isPriceJump, true)),
      ),
      rows: items,
      previous: hasEarlier ? (items[0]?.row ?? null) : null,
      next: hasLater ? (items.at(-1)?.row ?? null) : null,
    }
  })
}

/** As many as one looks for. */
const SHOWN = 10

/**
 * The files that were uploaded last, the newest first: what was applied, what waits, and what was cut off.
 * @throws DomainError forbidden
 */
export async function listImports(ctx: Ctx): Promise<ImportItem[]> {
  policy.listImports(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const files = await ctx.db
      .select()
      .from(productImports)
      .orderBy(desc(productImports.createdAt))
      .limit(SHOWN)
    const items: ImportItem[] = []
    for (const file of files) {
      const { id, fileName, createdAt } = file
      items.push({ id, fileName, createdAt, state: await importStateOf(ctx, file) })
    }
    return items
  })
}
