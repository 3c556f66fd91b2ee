import { and, eq, ne } from 'drizzle-orm'
import { categories, formerSlugs, products } from '#database/schema/index.ts'
import { textMarks } from '#shared/catalog/text-marks.ts'
import { NO_NUTRITION, NO_TASTE } from '#shared/catalog/food.ts'
import { type LocalizedText, NO_TEXT } from '#shared/kernel/locale.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { createProducts } from '../catalog/index.ts'
import { conflictOf, freeSlug, lockProduct, refusingConflicts, saveProduct } from '../catalog-desk/index.ts'
import type { Conflict, CreateStaffProductInput } from '../catalog-desk/schemas.ts'
import type { StaffProduct } from '../catalog-desk/views.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'

/** Fields that stay as the office has them, with the values that a new product begins with. */
const OWN = { vatClass: 'standard', notFood: false, isFeatured: false, barcode: null } as const

type Own = keyof typeof OWN | 'sortOrder' | 'isActive' | 'initialStock'
/** Facts that servers of an earlier release do not send: as they are here if undefined. */
type Later = 'keepCold' | 'taste' | 'nutrition'
export type PutProductInput = Omit<CreateStaffProductInput, Own | Later | 'categoryId' | 'slug'> & {
  [Fact in Later]: CreateStaffProductInput[Fact] | undefined
} & {
  /** Null for a new product. */
  id: string | null
  /** The address that it should have, if that is free. */
  slug: string
  /** Found by its address; added if there is none. */
  category: { slug: string; name: LocalizedText }
  /** True if it is put into the shop; otherwise that stays as it is. */
  isShown: boolean
  /** The place of a new product. */
  sortOrder: number
}
export type PutProductResult =
  | { ok: true; id: string; change: 'added' | 'changed' | 'unchanged' }
  | { ok: false; reason: Conflict }

/** Adds a product without stock, or changes what differs of one, without anybody of the staff. */
export async function putProduct(ctx: ShopCtx, input: PutProductInput): Promise<PutProductResult> {
  const { id, slug: wanted, category, isShown, sortOrder, keepCold, taste, nutrition, ...said } = input
  return refusingConflicts(() =>
    inTransaction(ctx, async (ctx): Promise<PutProductResult> => {
      const before = id === null ? undefined : await lockProduct(ctx, { id })
      const known = before ?? { keepCold: false, taste: NO_TASTE, nutrition: NO_NUTRITION }
      const values = {
        ...said,
        keepCold: keepCold ?? known.keepCold,
        taste: taste ?? known.taste,
        nutrition: nutrition ?? known.nutrition,
      }
      const categoryId = await categoryIdOf(ctx, category)
      const conflict = await conflictOf(ctx, { ...values, categoryId, id })
      if (conflict) return { ok: false, reason: conflict }
      const slug = await slugFor(ctx, { wanted, name: values.name.en, before })
      if (!before) {
        const ofNew = { slug, sortOrder, isActive: isShown, initialStock: 0 }
        const product = { ...values, ...OWN, ...ofNew, categoryId }
        const [added = ''] = await createProducts(ctx, {
          products: [{ ...product, ...textMarks(undefined, product) }],
        })
        const details = { sku: values.sku, name: values.name.en }
        await recordAudit(ctx, { actorId: null, action: 'product.created', subjectId: added, details })
        return { ok: true, id: added, change: 'added' }
      }
      const fields = {
        ...values,
        categoryId,
        slug,
        ...(isShown && { isActive: true }),
      }
      const version = await saveProduct(ctx, { before, fields, actorId: null })
      return { ok: true, id: before.id, change: version === before.version ? 'unchanged' : 'changed' }
    }),
  )
}

async function categoryIdOf(ctx: ShopCtx, { slug, name }: PutProductInput['category']): Promise<string> {
  const [known] = await ctx.db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))
  if (known) return known.id
  const [added] = await ctx.db
    .insert(categories)
    .values({ slug, name, description: NO_TEXT, createdAt: ctx.now() })
    .returning({ id: categories.id })
  const id = added?.id ?? ''
  await recordAudit(ctx, {
    actorId: null,
    action: 'category.created',
    subjectId: id,
    details: { name: name.en },
  })
  return id
}

/** The wanted address, if no other product has or had it; otherwise the one that it has, or one like its name. */
async function slugFor(
  ctx: ShopCtx,
  { wanted, name, before }: { wanted: string; name: string; before: StaffProduct | undefined },
): Promise<string> {
  if (wanted === before?.slug) return wanted
  const isOther = before && ne(products.id, before.id)
  const wasOthers = before && ne(formerSlugs.productId, before.id)
  const taken =
    (await ctx.db.$count(products, and(eq(products.slug, wanted), isOther))) +
    (await ctx.db.$count(formerSlugs, and(eq(formerSlugs.slug, wanted), wasOthers)))
  if (taken === 0) return wanted
  return before?.slug ?? freeSlug(ctx, { name })
}
