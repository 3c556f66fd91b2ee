import { and, asc, eq, inArray, ne, or, sql, type SQLWrapper } from 'drizzle-orm'
import { categories, formerSlugs, type productImports, products, setParts } from '#database/schema/index.ts'
import { PLAIN_TEXTS, type ProductTexts, type TextKey } from '#shared/catalog/product-fields.ts'
import { slugOf } from '#shared/catalog/slug-of.ts'
import { sellableQuantity } from '../inventory/index.ts'
import { readIngredients } from '../catalog/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { isJobWaiting } from '#domain/base/jobs/index.ts'
import type { PartByCode } from './product-columns.ts'
import type { Conflict, ImportState } from './schemas.ts'
import type { ProductFacts, StaffProduct } from './views.ts'

/** The columns for staff, without those that searching needs. */
export const staffColumns = {
  id: products.id,
  version: products.version,
  slug: products.slug,
  sku: products.sku,
  barcode: products.barcode,
  sizeOf: products.sizeOf,
  categoryId: products.categoryId,
  name: products.name,
  label: products.label,
  description: products.description,
  usage: products.usage,
  storage: products.storage,
  shelfLife: products.shelfLife,
  origin: products.origin,
  maker: products.maker,
  ingredients: products.ingredients,
  priceCents: products.priceCents,
  vatClass: products.vatClass,
  netWeightValue: products.netWeightValue,
  netWeightUnit: products.netWeightUnit,
  tint: products.tint,
  spiceLevel: products.spiceLevel,
  allergens: products.allergens,
  mayContain: products.mayContain,
  dietTags: products.dietTags,
  taste: products.taste,
  nutrition: products.nutrition,
  keepCold: products.keepCold,
  notFood: products.notFood,
  isActive: products.isActive,
  isFeatured: products.isFeatured,
  sortOrder: products.sortOrder,
  missingTexts: sql<TextKey[]>`${products.missingTexts}`,
  staleTexts: sql<TextKey[]>`${products.staleTexts}`,
  stockQuantity: sellableQuantity,
  isSet: products.isSet,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
}

/** The parts of a set by their codes, in their order, in a query of `products`; none of what is no set. */
export const partsByCode = sql<PartByCode[]>`case when products.is_set then (
  select coalesce(jsonb_agg(jsonb_build_object('sku', part.sku, 'quantity', set_parts.quantity) order by set_parts.position), '[]')
  from set_parts join products part on part.id = set_parts.part_id
  where set_parts.set_id = products.id
) else '[]' end`

type StaffRow = Omit<StaffProduct, 'ingredients'> & { ingredients: unknown }

export function toStaffProduct(row: StaffRow): StaffProduct {
  return { ...row, ingredients: readIngredients(row.ingredients) }
}

/** Locks the product until the transaction ends, with its sizes and the sets that any of these are parts of; undefined if there is none. */
export async function lockProduct(ctx: ShopCtx, { id }: { id: string }): Promise<StaffProduct | undefined> {
  return (await lockFamilies(ctx, { ids: [id] })).get(id)
}

/** The same for several, by id, in the one order in which all lock products: what changes of one is written to the others. */
export async function lockFamilies(
  ctx: ShopCtx,
  { ids }: { ids: string[] },
): Promise<Map<string, StaffProduct>> {
  if (ids.length === 0) return new Map()
  const families = ctx.db.select({ id: products.mainId }).from(products).where(inArray(products.id, ids))
  const rows = await ctx.db
    .select(staffColumns)
    .from(products)
    .where(or(inArray(products.mainId, families), inArray(products.id, setsOf(ctx, families))))
    .orderBy(asc(products.id))
    .for('no key update')
  return new Map(rows.map((row) => [row.id, toStaffProduct(row)]))
}

const setsOf = ({ db }: ShopCtx, families: SQLWrapper) =>
  db
    .select({ id: setParts.setId })
    .from(setParts)
    .innerJoin(products, eq(products.id, setParts.partId))
    .where(inArray(products.mainId, families))

/** The texts of a product, without the rest of it. */
export function textsOf(product: StaffProduct): ProductTexts {
  const names = ['ingredients', ...Object.keys(PLAIN_TEXTS)] as (keyof ProductTexts)[]
  // Every text of a product has one of these names.
  return Object.fromEntries(names.map((name) => [name, product[name]])) as ProductTexts
}

/** Finds a clash of the product with another one, or a category that does not exist. */
export async function conflictOf(
  ctx: ShopCtx,
  {
    id,
    sku,
    barcode,
    slug,
    categoryId,
  }: Pick<ProductFacts, 'sku' | 'categoryId'> & {
    barcode?: string | null | undefined
    slug?: string
    id: string | null
  },
): Promise<Exclude<Conflict, 'size_taken'> | undefined> {
  const isOther = id === null ? undefined : ne(products.id, id)
  if ((await ctx.db.$count(products, and(eq(products.sku, sku), isOther))) > 0) return 'sku_taken'
  if (barcode && (await ctx.db.$count(products, and(eq(products.barcode, barcode), isOther))) > 0) {
    return 'barcode_taken'
  }
  if (slug && (await ctx.db.$count(products, and(eq(products.slug, slug), isOther))) > 0) return 'slug_taken'
  if ((await ctx.db.$count(categories, eq(categories.id, categoryId))) === 0) return 'unknown_category'
  return undefined
}

/** True if a product in the shop would cost much more or less than it does. A draft has cost nobody anything yet. */
export function jumpsInPrice({ isActive, priceCents: before }: StaffProduct, after: number): boolean {
  return isActive && isPriceJump(before, after)
}

/** The refusals that two writers at once meet, whom the checks before did not see; of two sizes of one weight, all of them. */
const BY_CONSTRAINT: Record<string, Conflict | undefined> = {
  products_sku_key: 'sku_taken',
  products_barcode_key: 'barcode_taken',
  products_sizes: 'size_taken',
  products_slug_key: 'slug_taken',
  products_category_id_categories_id_fkey: 'unknown_category',
}

/** Turns what the database says of a race into the refusal that a moment later would have met. */
export async function refusingConflicts<T>(
  work: () => Promise<T>,
): Promise<T | { ok: false; reason: Conflict }> {
  try {
    return await work()
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as { constraint?: string } | undefined) : undefined
    const reason = cause?.constraint === undefined ? undefined : BY_CONSTRAINT[cause.constraint]
    if (!reason) throw error
    return { ok: false, reason }
  }
}

/**
 * A free address made of the English name: `red-curry-paste`, and `red-curry-paste-2` if that is taken.
 * @param spokenFor addresses that are about to be taken
 */
export async function freeSlug(
  ctx: ShopCtx,
  { name, spokenFor = new Map() }: { name: string; spokenFor?: ReadonlyMap<string, unknown> },
): Promise<string> {
  const base = productSlugOf(name)
  const like = `^${base}-[0-9]+$`
  const { rows } = await ctx.db.execute<{ slug: string }>(sql`
    select slug from products where slug = ${base} or slug ~ ${like}
    union select slug from former_slugs where slug = ${base} or slug ~ ${like}`)
  const taken = new Set(rows.map((row) => row.slug))
  let slug = base
  for (let i = 2; taken.has(slug) || spokenFor.has(slug); i += 1) slug = `${base}-${i}`
  return slug
}

/** The address that a name would give a product. */
export const productSlugOf = (name: string) => slugOf(name, 'product')

/** The old address leads to the product from now on, the new one to nothing else. */
export async function moveSlug(ctx: ShopCtx, id: string, from: string, to: string): Promise<void> {
  await ctx.db.delete(formerSlugs).where(eq(formerSlugs.slug, to))
  await ctx.db
    .insert(formerSlugs)
    .values({ slug: from, productId: id, createdAt: ctx.now() })
    .onConflictDoNothing()
}

/** The key of the job that applies a file: at most one is unfinished. */
export function importJobKey(importId: string): string {
  return `apply-import ${importId}`
}

/** Returns the state of a file that was uploaded. */
export async function importStateOf(
  ctx: ShopCtx,
  { id, checkedAt, startedAt, finishedAt }: typeof productImports.$inferSelect,
): Promise<ImportState> {
  if (finishedAt) return 'finished'
  if (!startedAt) return checkedAt ? 'checked' : 'unread'
  return (await isJobWaiting(ctx, { key: importJobKey(id) })) ? 'running' : 'stopped'
}

/** True if a price changes by more than half: more often a comma in the wrong place than a decision. */
function isPriceJump(before: number, after: number): boolean {
  return Math.abs(after - before) * 2 > before
}
