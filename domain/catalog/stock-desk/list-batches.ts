import { and, eq, gt, ilike, isNotNull, type SQL, sql } from 'drizzle-orm'
import { batches, products } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { containing } from '#domain/kernel/like-pattern.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { policy } from './policy.ts'
import type { BatchFilter, ListBatchesInput } from './schemas.ts'
import type { BatchList } from './views.ts'

const PAGE_SIZE = 50
const KEYSET = latestBy(batches.createdAt, batches.id)

const FILTERS: Record<BatchFilter, SQL> = {
  left: gt(batches.remaining, 0),
  recalled: isNotNull(batches.recalledAt),
}

/**
 * The batches of all products, the newest first; those of which something is left, those that were recalled, or by a
 * part of the code, as somebody reads it from a jar.
 * @param input with `size`, how many are on a page
 * @throws DomainError forbidden
 */
export async function listBatches(ctx: Ctx, input: ListBatchesInput & { size?: number }): Promise<BatchList> {
  policy.listBatches(ctx)
  const { language, filter, search } = input
  const page = keysetPage(KEYSET, input, input.size ?? PAGE_SIZE)
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        cursor: page.cursor,
        id: batches.id,
        code: batches.code,
        productId: products.id,
        sku: products.sku,
        productName: sql<string>`${products.name} ->> ${language}`,
        bestBefore: batches.bestBefore,
        received: batches.receivedQuantity,
        remaining: batches.remaining,
        recalledAt: batches.recalledAt,
      })
      .from(batches)
      .innerJoin(products, eq(products.id, batches.productId))
      .where(
        and(
          page.where,
          filter && FILTERS[filter],
          search ? ilike(batches.code, containing(search)) : undefined,
        ),
      )
      .orderBy(...page.orderBy)
      .limit(page.limit),
  )
  return page.of(rows)
}
