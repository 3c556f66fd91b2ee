import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { ReadCatalog } from '#adapters/catalog-server/catalog-server.ts'
import { catalogReads } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { before } from '#domain/kernel/before.ts'
import { hideGone } from './hide-gone.ts'
import { isServerError } from './is-server-error.ts'
import { linkOf, readLinks, refusalOf } from './links.ts'
import { policy } from './policy.ts'
import { printable } from './printable.ts'
import type { ReadingCounts, SkippedProduct } from './schemas.ts'
import { syncPictures } from './sync-pictures.ts'
import { syncProduct } from './sync-product.ts'
import { DAY } from '#shared/kernel/durations.ts'

export const readsKeptFor = { catalogReads: 30 * DAY }

/** Enough to see what is wrong over there. */
const MOST_SKIPPED = 100
const MOST_LETTERS = 200

type Result = { counts: ReadingCounts; skipped: SkippedProduct[]; refusal?: string }

/**
 * Reads the other server's catalogue and takes it over, product by product: what cannot be read leaves everything as it
 * is. It is one job in the queue, so that one process at a time does it; one that was cut off goes on where it was.
 * @throws DomainError forbidden
 */
export async function readCatalog(ctx: Ctx): Promise<void> {
  policy.readCatalog(ctx)
  if (ctx.catalogServer.address === null) return
  const shop = asShop(ctx)
  await open(shop)
  try {
    const result = await take(shop, await ctx.catalogServer.readCatalog())
    if (result.refusal)
      ctx.log.warn({ message: result.refusal }, 'the catalogue that was read is not believed')
    await close(shop, {
      ...result.counts,
      outcome: result.refusal ? 'refused' : 'read',
      message: result.refusal ?? null,
      skipped: result.skipped.slice(0, MOST_SKIPPED).map(({ what, reason, detail }) => ({
        what: printable(what, MOST_LETTERS),
        reason,
        detail: printable(detail, MOST_LETTERS),
      })),
    })
  } catch (error) {
    if (!isServerError(error)) throw error
    ctx.log.warn({ err: error }, 'the catalogue server could not be read')
    await close(shop, { outcome: 'failed', message: error.message })
  }
}

/** The reading that somebody asked for, or that was cut off; otherwise a new one. */
async function open(ctx: ShopCtx): Promise<void> {
  await inTransaction(ctx, async ({ db, now }) => {
    await db.delete(catalogReads).where(lt(catalogReads.askedAt, before(now(), readsKeptFor.catalogReads)))
    await db.insert(catalogReads).values({ askedAt: now() }).onConflictDoNothing()
  })
}

async function close(ctx: ShopCtx, result: Partial<typeof catalogReads.$inferInsert>): Promise<void> {
  await inTransaction(ctx, ({ db, now }) =>
    db
      .update(catalogReads)
      .set({ ...result, finishedAt: now() })
      .where(isNull(catalogReads.finishedAt)),
  )
}

async function take(ctx: ShopCtx, catalog: ReadCatalog): Promise<Result> {
  const { products, unread, listed } = catalog
  const links = await inTransaction(ctx, readLinks)
  const counts = { added: 0, changed: 0, gone: 0, back: 0, taken: 0 }
  const skipped: SkippedProduct[] = unread.map(({ what, why, isSet }) => ({
    what,
    reason: isSet ? 'set' : 'unread',
    detail: why,
  }))
  const matched = products.map((product) => ({ product, link: linkOf(product, links, listed) }))
  const here = new Set(matched.map(({ link }) => link?.productId))
  const gone = links.filter(
    ({ goneAt, remoteId, productId }) => !goneAt && !listed.has(remoteId) && !here.has(productId),
  )
  const refusal = refusalOf({ links, gone, listed, acceptsFewer: await acceptsFewer(ctx) })
  if (refusal) return { counts, skipped, refusal }

  for (const [position, { product, link }] of matched.entries()) {
    const result = await syncProduct(ctx, { product, link, position })
    if (!result.ok) {
      skipped.push({ what: product.sku, reason: result.reason, detail: result.detail })
      continue
    }
    counts.taken += 1
    if (result.change !== 'unchanged') counts[result.change] += 1
    const failed = await syncPictures(ctx, {
      productId: result.id,
      images: product.images,
      taken: link?.pictures ?? [],
    })
    skipped.push(
      ...failed.map((detail) => ({ what: product.sku, reason: 'picture' as const, detail })),
      ...product.otherSizes.map((what) => ({ what, reason: 'size' as const, detail: `Of ${product.sku}` })),
    )
  }
  const hidden = await hideGone(ctx, gone)
  counts.gone = hidden.gone
  return { counts, skipped: [...skipped, ...hidden.kept] }
}

/** The one who asked for it may have said so after it had begun. */
async function acceptsFewer(ctx: ShopCtx): Promise<boolean> {
  const [row] = await inTransaction(ctx, ({ db }) =>
    db
      .select({ id: catalogReads.id })
      .from(catalogReads)
      .where(and(isNull(catalogReads.finishedAt), eq(catalogReads.acceptsFewer, true)))
      .orderBy(desc(catalogReads.id)),
  )
  return row !== undefined
}
