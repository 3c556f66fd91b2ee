import { categories } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { slugOf } from '#shared/catalog/slug-of.ts'
import { policy } from './policy.ts'
import type { CreateCategoryInput, CreateCategoryResult } from './schemas.ts'

/**
 * Adds a category. Its address is for good: it stands in links to the shop.
 * @throws DomainError forbidden
 */
export async function createCategory(
  ctx: Ctx,
  { slug, ...fields }: CreateCategoryInput,
): Promise<CreateCategoryResult> {
  const actor = policy.createCategory(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<CreateCategoryResult> => {
    const [made] = await ctx.db
      .insert(categories)
      .values({ ...fields, slug: slug ?? slugOf(fields.name.en, 'product'), createdAt: ctx.now() })
      .onConflictDoNothing({ target: categories.slug })
      .returning({ id: categories.id })
    if (!made) return { ok: false, reason: 'slug_taken' }
    const details = { name: fields.name.en }
    await recordAudit(ctx, { actorId: actor.id, action: 'category.created', subjectId: made.id, details })
    return { ok: true, id: made.id }
  })
}
