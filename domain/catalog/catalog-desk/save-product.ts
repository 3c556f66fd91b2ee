import { eq, sql } from 'drizzle-orm'
import { products } from '#database/schema/index.ts'
import type { ProductTexts, TextKey } from '#shared/catalog/product-fields.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { copyToSizes, derivedTexts } from '../catalog/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { refreshSets } from '../sets/index.ts'
import { moveSlug } from './internal.ts'
import type { ProductFacts, StaffProduct } from './views.ts'
import { textMarks } from '#shared/catalog/text-marks.ts'

type SaveProductInput = {
  /** Locked in this transaction, as `lockProduct` does. */
  before: StaffProduct
  fields: Partial<ProductFacts> & ProductTexts
  confirmed?: TextKey[]
  actorId: string | null
}

/** Writes what differs, with all that is derived from it, also to its sizes, and records who did. Nothing differs: nothing is written. */
export async function saveProduct(
  ctx: ShopCtx,
  { before, fields, confirmed = [], actorId }: SaveProductInput,
): Promise<number> {
  const marks = textMarks(
    { texts: before, staleTexts: before.staleTexts },
    { ...before, ...fields },
    confirmed,
  )
  const changes = changesBetween<object>(before, { ...fields, ...marks })
  if (Object.keys(changes).length === 0) return before.version
  if (fields.slug !== undefined && fields.slug !== before.slug) {
    await moveSlug(ctx, before.id, before.slug, fields.slug)
  }
  const [saved] = await ctx.db
    .update(products)
    .set({
      ...fields,
      ...marks,
      ...derivedTexts(fields),
      version: sql`${products.version} + 1`,
      updatedAt: ctx.now(),
    })
    .where(eq(products.id, before.id))
    .returning({ version: products.version })
  const sizes = await copyToSizes(ctx, { productId: before.id })
  await refreshSets(ctx, { ids: [before.id, ...sizes] })
  if ('name' in changes) await enqueueJob(ctx, { kind: 'refresh-recipe-search', productId: before.id })
  await recordAudit(ctx, {
    actorId,
    action: 'product.changed',
    subjectId: before.id,
    details: { sku: before.sku },
    changes,
  })
  return saved?.version ?? before.version
}
