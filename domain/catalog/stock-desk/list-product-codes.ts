import { asc, sql } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'

/** A field offers at most so many; any other code can be typed or scanned. */
const MOST = 300

/**
 * Product codes with names, for a field that offers them.
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
      .orderBy(asc(products.sku))
      .limit(MOST),
  )
}
