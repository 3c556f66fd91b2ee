import { asc } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { inLocale } from '#domain/catalog/catalog/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import type { ProductChoice } from './schemas.ts'

/** So many are offered at most. */
const MOST_OFFERED = 500

/**
 * The products that a dish may lead to, drafts too, in the shop's order.
 * @throws DomainError forbidden
 */
export async function listProductChoices(
  ctx: Ctx,
  { language }: { language: Locale },
): Promise<ProductChoice[]> {
  policy.listProductChoices(ctx)
  return inTransaction(ctx, ({ db }) =>
    db
      .select({ sku: products.sku, name: inLocale(products.name, language) })
      .from(products)
      .orderBy(asc(products.sortOrder), asc(products.id))
      .limit(MOST_OFFERED),
  )
}
