import { asc, eq, sql } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/** A field offers at most so many; any other code can be typed or scanned. */
const MOST = 300

/**
 * Codes of products with a stock, and names, for a field that offers them.
 * @throws DomainError forbidden
 */
export async function listProductCodes(
  ctx: Ctx,
  { language }: { language: Locale },
): Promise<{ sku: string; name: string }[]> {
  policy.listProductCodes(ctx)
  return inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ sku: products.sku, name: sql<string>`${products.name} ->> ${language}` })
      .from(products)
      .where(eq(products.isSet, false))
      .orderBy(asc(products.sku))
      .limit(MOST),
  )
}
