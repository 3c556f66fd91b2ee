import { desc, eq } from 'drizzle-orm'
import { catalogReads } from '#database/schema/index.ts'
import { NO_BACKEND } from '#shared/catalog/no-backend.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { policy } from './policy.ts'
import type { CatalogSource, SkippedProduct } from './schemas.ts'

const MOST_SHOWN = 20

/**
 * Returns where the catalogue comes from, and how the last readings went.
 * @throws DomainError forbidden
 */
export async function getCatalogSource(ctx: Ctx): Promise<CatalogSource> {
  policy.getCatalogSource(ctx)
  const { address } = ctx.catalogServer
  const message = address === null ? NO_BACKEND : null
  // As the shop, because staff may not read each other's names.
  return inTransaction(asShop(ctx), async ({ db }) => {
    const rows = await db
      .select({ reading: catalogReads, by: nameOf(catalogReads.askedBy) })
      .from(catalogReads)
      .orderBy(desc(catalogReads.id))
      .limit(MOST_SHOWN)
    const [last] = await db
      .select({ at: catalogReads.finishedAt })
      .from(catalogReads)
      .where(eq(catalogReads.outcome, 'read'))
      .orderBy(desc(catalogReads.id))
      .limit(1)
    const readings = rows.map(({ reading: { askedBy: _by, acceptsFewer: _fewer, ...reading }, by }) => ({
      ...reading,
      by,
      // Written by `readCatalog` alone.
      skipped: reading.skipped as SkippedProduct[],
    }))
    return { address, message, readings, lastReadAt: last?.at ?? null }
  })
}
