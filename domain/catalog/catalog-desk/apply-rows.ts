import { asc, inArray } from 'drizzle-orm'
import {
  categories,
  formerSlugs,
  type ImportErrors,
  type productImportRows,
  products,
} from '#database/schema/index.ts'
import { textMarks } from '#shared/catalog/text-marks.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { createProducts } from '../catalog/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { freeSlug, productSlugOf, staffColumns, toStaffProduct } from './internal.ts'
import { saveProduct } from './save-product.ts'
import type { CreateStaffProductInput, UpdateProductInput } from './schemas.ts'
import type { StaffProduct } from './views.ts'

type StoredRow = typeof productImportRows.$inferSelect
/** As `checkImport` has stored them. */
type NewValues = CreateStaffProductInput
type ChangedValues = Omit<UpdateProductInput, 'id' | 'version' | 'confirmed' | 'isSure'> & { slug: string }

/** Values that the rows could clash with: read once for all of them, and kept up as they are applied. */
type Taken = {
  /** By address, the product that has it; null for one that is added. */
  slugs: Map<string, string | null>
  /** Addresses that lead to products which had them once: nobody is given one unasked. */
  former: Set<string>
  skus: Set<string>
  categoryIds: Set<string>
}

/**
 * Does rows of a file, in this transaction: the changes, then the new products.
 * @returns by row, why it was left out
 */
export async function applyRows(
  ctx: ShopCtx,
  rows: StoredRow[],
  actorId: string,
): Promise<Map<number, ImportErrors>> {
  const leftOut = new Map<number, ImportErrors>()
  const existing = await lockProducts(ctx, rows)
  const taken = await readTaken(ctx, rows)
  for (const row of rows.filter(({ verdict }) => verdict === 'changed')) {
    const errors = await change(ctx, row, existing.get(row.productId ?? ''), taken, actorId)
    if (errors) leftOut.set(row.row, errors)
  }
  const added: NewProduct[] = []
  for (const row of rows.filter(({ verdict }) => verdict === 'new')) {
    const product = await newProduct(ctx, row, taken)
    if ('errors' in product) leftOut.set(row.row, product.errors)
    else added.push(product)
  }
  await add(ctx, added, actorId)
  return leftOut
}

async function lockProducts(ctx: ShopCtx, rows: StoredRow[]): Promise<Map<string, StaffProduct>> {
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  if (ids.length === 0) return new Map()
  const found = await ctx.db
    .select(staffColumns)
    .from(products)
    .where(inArray(products.id, ids))
    // In one order, so that nobody waits in a circle.
    .orderBy(asc(products.id))
    .for('no key update')
  return new Map(found.map((row) => [row.id, toStaffProduct(row)]))
}

async function readTaken(ctx: ShopCtx, rows: StoredRow[]): Promise<Taken> {
  const slugs = rows.map(({ values }) => {
    const { slug, name } = values as NewValues
    return slug ?? productSlugOf(name.en)
  })
  const skus = rows.map(({ sku }) => sku)
  const [withSlug, former, withSku, inCategories] = [
    await ctx.db
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(inArray(products.slug, slugs)),
    await ctx.db.select({ slug: formerSlugs.slug }).from(formerSlugs).where(inArray(formerSlugs.slug, slugs)),
    await ctx.db.select({ sku: products.sku }).from(products).where(inArray(products.sku, skus)),
    await ctx.db.select({ id: categories.id }).from(categories),
  ]
  return {
    slugs: new Map(withSlug.map(({ id, slug }) => [slug, id])),
    former: new Set(former.map(({ slug }) => slug)),
    skus: new Set(withSku.map(({ sku }) => sku)),
    categoryIds: new Set(inCategories.map(({ id }) => id)),
  }
}

async function change(
  ctx: ShopCtx,
  { version, values }: StoredRow,
  before: StaffProduct | undefined,
  taken: Taken,
  actorId: string,
): Promise<ImportErrors | undefined> {
  if (!before) return { sku: 'gone' }
  if (before.version !== version) return { row: 'changed' }
  const fields = values as ChangedValues
  if ((taken.slugs.get(fields.slug) ?? before.id) !== before.id) return { address: 'slug_taken' }
  if (!taken.categoryIds.has(fields.categoryId)) return { category: 'unknown_category' }
  await saveProduct(ctx, { before, fields, actorId })
  taken.slugs.delete(before.slug)
  taken.slugs.set(fields.slug, before.id)
  return undefined
}

type NewProduct = Parameters<typeof createProducts>[1]['products'][number]

async function newProduct(
  ctx: ShopCtx,
  { values }: StoredRow,
  taken: Taken,
): Promise<NewProduct | { errors: ImportErrors }> {
  const { slug: wanted, ...fields } = values as NewValues
  if (taken.skus.has(fields.sku)) return { errors: { sku: 'sku_taken' } }
  if (wanted && taken.slugs.has(wanted)) return { errors: { address: 'slug_taken' } }
  if (!taken.categoryIds.has(fields.categoryId)) return { errors: { category: 'unknown_category' } }
  const slug = wanted ?? (await freeSlugOf(ctx, fields.name.en, taken))
  taken.slugs.set(slug, null)
  return { ...fields, slug, ...textMarks(undefined, fields) }
}

async function freeSlugOf(ctx: ShopCtx, name: string, { slugs, former }: Taken): Promise<string> {
  const base = productSlugOf(name)
  const isFree = !slugs.has(base) && !former.has(base)
  return isFree ? base : freeSlug(ctx, { name, spokenFor: slugs })
}

async function add(ctx: ShopCtx, added: NewProduct[], actorId: string): Promise<void> {
  const ids = await createProducts(ctx, { products: added })
  const [first, ...others] = added.map(({ sku, name }, i) => ({
    actorId,
    action: 'product.created' as const,
    subjectId: ids[i] ?? null,
    details: { sku, name: name.en },
  }))
  if (first) await recordAudit(ctx, first, ...others)
}
