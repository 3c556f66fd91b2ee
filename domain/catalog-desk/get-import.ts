import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { productImportRows, productImports } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '../context.ts'
import { DomainError } from '../errors.ts'
import { policy } from './policy.ts'
import { type GetImportInput, IMPORT_PAGE, type ImportView } from './schemas.ts'

/**
 * What a file would do, or has done: how many rows of each verdict, and a page of the rows that are not as they were.
 * @throws DomainError forbidden, not_found
 */
export async function getImport(ctx: Ctx, { id, verdict, after }: GetImportInput): Promise<ImportView> {
  policy.getImport(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const [file] = await ctx.db.select().from(productImports).where(eq(productImports.id, id))
    if (!file) throw new DomainError('not_found', 'page')
    const counts = await ctx.db
      .select({ verdict: productImportRows.verdict, count: sql<number>`count(*)::int` })
      .from(productImportRows)
      .where(eq(productImportRows.importId, id))
      .groupBy(productImportRows.verdict)
    const { row, sku, changes, errors } = productImportRows
    const rows = await ctx.db
      .select({ row, sku, verdict: productImportRows.verdict, changes, errors })
      .from(productImportRows)
      .where(
        and(
          eq(productImportRows.importId, id),
          verdict && eq(productImportRows.verdict, verdict),
          gt(row, after),
        ),
      )
      .orderBy(asc(row))
      .limit(IMPORT_PAGE + 1)
    const items = rows.slice(0, IMPORT_PAGE)
    const { fileName, unchangedRows, startedAt, finishedAt } = file
    return {
      id,
      fileName,
      startedAt,
      finishedAt,
      counts: {
        ...Object.fromEntries(counts.map((one) => [one.verdict, one.count])),
        unchanged: unchangedRows,
      },
      rows: items,
      next: rows.length > IMPORT_PAGE ? (items.at(-1)?.row ?? null) : null,
    }
  })
}
