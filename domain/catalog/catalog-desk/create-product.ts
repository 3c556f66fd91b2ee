import { recordAudit } from '#domain/base/audit/index.ts'
import { createProducts } from '../catalog/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { conflictOf, freeSlug, refusingConflicts } from './internal.ts'
import { policy } from './policy.ts'
import type { CreateProductResult, CreateStaffProductInput } from './schemas.ts'
import { textMarks } from '#shared/catalog/text-marks.ts'

/**
 * Adds a product, with what is in stock of it. Its address is made from the English name unless one is given; a product
 * that is sold has a name in both languages.
 * @throws DomainError forbidden
 */
export async function createProduct(ctx: Ctx, input: CreateStaffProductInput): Promise<CreateProductResult> {
  const actor = policy.createProduct(ctx)
  const { slug: wanted, ...fields } = input
  if (fields.isActive && fields.name.th === '') return { ok: false, reason: 'needs_both_names' }
  return refusingConflicts(() =>
    inTransaction(asShop(ctx), async (ctx): Promise<CreateProductResult> => {
      const conflict = await conflictOf(ctx, { ...fields, id: null, ...(wanted && { slug: wanted }) })
      if (conflict) return { ok: false, reason: conflict }
      const slug = wanted ?? (await freeSlug(ctx, { name: fields.name.en }))
      const product = { ...fields, slug, ...textMarks(undefined, fields) }
      const [id = ''] = await createProducts(ctx, { products: [product] })
      await recordAudit(ctx, {
        actorId: actor.id,
        action: 'product.created',
        subjectId: id,
        details: { sku: fields.sku, name: fields.name.en },
      })
      return { ok: true, id, slug }
    }),
  )
}
