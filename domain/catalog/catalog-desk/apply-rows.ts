import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import {
  categories,
  formerSlugs,
  type ImportErrors,
  type productImportRows,
  products,
} from '#database/schema/index.ts'
import { textMarks } from '#shared/catalog/text-marks.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { addSize, createProducts, nameOfSize, type OwnOfSize } from '../catalog/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { replaceParts } from '../sets/index.ts'
import { freeSlug, lockFamilies, productSlugOf, textsOf } from './internal.ts'
import type { PartByCode } from './product-columns.ts'
import { saveProduct } from './save-product.ts'
import type { CreateStaffProductInput, UpdateProductInput } from './schemas.ts'
import type { StaffProduct } from './views.ts'

type StoredRow = typeof productImportRows.$inferSelect
/** As `checkImport` has stored them. */
type NewValues = CreateStaffProductInput
type ChangedValues = Omit<UpdateProductInput, 'id' | 'version' | 'confirmed' | 'isSure'> & { slug: string }
type SizeValues = Omit<OwnOfSize, 'initialStock'>
/** `sizeOf` is the code of its product. */
type NewSizeValues = OwnOfSize & { sizeOf: string }
/** Parts that a row names. */
type WithParts = { parts: PartByCode[] }

/** Values that the rows could clash with: read once for all of them, and kept up as they are applied. */
type Taken = {
  /** By address, the product that has it; null for one that is added. */
  slugs: Map<string, string | null>
  /** Addresses that lead to products which had them once: nobody is given one unasked. */
  former: Set<string>
  skus: Set<string>
  /** By barcode, the product that has it. */
  barcodes: Map<string, string | null>
  categoryIds: Set<string>
}

/**
 * Does rows of a file, in this transaction: the changes, then the new products, the new sizes, and what sets are made of.
 * @returns by row, why it was left out
 */
export async function applyRows(
  ctx: ShopCtx,
  rows: StoredRow[],
  actorId: string,
): Promise<Map<number, ImportErrors>> {
  const leftOut = new Map<number, ImportErrors>()
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  const parts = await idsOfSkus(ctx, rows.flatMap(partsOf))
  const existing = await lockFamilies(ctx, { ids: [...ids, ...parts.values()] })
  const taken = await readTaken(ctx, rows)
  const [sets, others] = [
    rows.filter((row) => partsOf(row).length > 0),
    rows.filter((row) => partsOf(row).length === 0),
  ]
  for (const row of others.filter(({ verdict }) => verdict === 'changed')) {
    const errors = await change(ctx, row, existing.get(row.productId ?? ''), taken, actorId)
    if (errors) leftOut.set(row.row, errors)
  }
  const added: NewProduct[] = []
  const newRows = others.filter(({ verdict }) => verdict === 'new')
  for (const row of newRows.filter(({ values }) => !('sizeOf' in values))) {
    const product = await newProduct(ctx, row, taken)
    if ('errors' in product) leftOut.set(row.row, product.errors)
    else added.push(product)
  }
  await add(ctx, added, actorId)
  for (const row of newRows.filter(({ values }) => 'sizeOf' in values)) {
    const errors = await addSizeOf(ctx, row.values as NewSizeValues, taken, actorId)
    if (errors) leftOut.set(row.row, errors)
  }
  for (const row of sets) {
    const errors = await writeSet(ctx, row, existing.get(row.productId ?? ''), taken, actorId)
    if (errors) leftOut.set(row.row, errors)
  }
  return leftOut
}

const partsOf = ({ values }: StoredRow) => (values as Partial<WithParts>).parts ?? []

async function idsOfSkus({ db }: ShopCtx, parts: PartByCode[]): Promise<Map<string, string>> {
  const { sku, id } = products
  const skus = parts.map((part) => part.sku)
  if (skus.length === 0) return new Map()
  const rows = await db.select({ sku, id }).from(products).where(inArray(sku, skus))
  return new Map(rows.map((row) => [row.sku, row.id]))
}

const leaveOut = (errors: ImportErrors) => ({ ok: false, reason: 'left_out', errors }) as const

/** Adds or changes a set with its parts, or does neither. */
async function writeSet(
  ctx: ShopCtx,
  row: StoredRow,
  before: StaffProduct | undefined,
  taken: Taken,
  actorId: string,
): Promise<ImportErrors | undefined> {
  const { parts: named, ...values } = row.values as WithParts
  const written = await inTransaction(ctx, async (ctx) => {
    const ids = await idsOfSkus(ctx, named)
    const parts = named.map(({ sku, quantity }) => ({ productId: ids.get(sku) ?? '', quantity }))
    if (parts.some(({ productId }) => productId === '')) {
      return leaveOut({ parts: 'unknown_part' })
    }
    let productId = before?.id
    if (row.verdict === 'changed') {
      const errors = await change(ctx, { ...row, values }, before, taken, actorId)
      if (errors) return leaveOut(errors)
    } else {
      const product = await newProduct(ctx, { ...row, values }, taken)
      if ('errors' in product) return leaveOut(product.errors)
      productId = (await add(ctx, [product], actorId))[0]
    }
    const result = await replaceParts(ctx, { productId: productId ?? '', parts, actorId })
    return result.ok ? result : leaveOut({ parts: result.reason })
  })
  return written.ok ? undefined : written.errors
}

async function readTaken(ctx: ShopCtx, rows: StoredRow[]): Promise<Taken> {
  const slugs = rows.flatMap(({ values }) => {
    const { slug, name } = values as Partial<NewValues>
    return slug ?? (name ? productSlugOf(name.en) : [])
  })
  const skus = rows.map(({ sku }) => sku)
  const barcodes = rows.flatMap(({ values }) => (values as Partial<NewValues>).barcode ?? [])
  const [withSlug, former, withSku, withBarcode, inCategories] = [
    await ctx.db
      .select({ id: products.id, slug: products.slug })
      .from(products)
      .where(inArray(products.slug, slugs)),
    await ctx.db.select({ slug: formerSlugs.slug }).from(formerSlugs).where(inArray(formerSlugs.slug, slugs)),
    await ctx.db.select({ sku: products.sku }).from(products).where(inArray(products.sku, skus)),
    await ctx.db
      .select({ id: products.id, barcode: products.barcode })
      .from(products)
      .where(inArray(products.barcode, barcodes)),
    await ctx.db.select({ id: categories.id }).from(categories),
  ]
  return {
    slugs: new Map(withSlug.map(({ id, slug }) => [slug, id])),
    former: new Set(former.map(({ slug }) => slug)),
    skus: new Set(withSku.map(({ sku }) => sku)),
    barcodes: new Map(withBarcode.flatMap(({ id, barcode }) => (barcode ? [[barcode, id] as const] : []))),
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
  const { barcode } = values as SizeValues
  if (barcode && (taken.barcodes.get(barcode) ?? before.id) !== before.id) return { barcode: 'barcode_taken' }
  const family = before.sizeOf ?? before.id
  if (await hasWeight(ctx, family, values as SizeValues, before.id)) return { net_weight: 'size_taken' }
  if (barcode) taken.barcodes.set(barcode, before.id)
  if (before.sizeOf) {
    const own = values as SizeValues
    const { netWeightValue } = own
    const name = await nameOfSize(ctx, { productId: before.sizeOf, netWeightValue })
    await saveProduct(ctx, { before, fields: { ...textsOf(before), name, ...own }, actorId })
    return undefined
  }
  const fields = values as ChangedValues
  if ((taken.slugs.get(fields.slug) ?? before.id) !== before.id) return { address: 'slug_taken' }
  if (!taken.categoryIds.has(fields.categoryId)) return { category: 'unknown_category' }
  await saveProduct(ctx, { before, fields, actorId })
  taken.slugs.delete(before.slug)
  taken.slugs.set(fields.slug, before.id)
  return undefined
}

/** True if the product, or a size of it, has that weight; the product or size that is changed does not count. */
async function hasWeight(
  { db }: ShopCtx,
  family: string,
  { netWeightValue }: Pick<SizeValues, 'netWeightValue'>,
  changedId?: string,
): Promise<boolean> {
  const isThatHeavy = and(eq(products.mainId, family), eq(products.netWeightValue, netWeightValue))
  return (await db.$count(products, and(isThatHeavy, changedId ? ne(products.id, changedId) : undefined))) > 0
}

async function addSizeOf(
  ctx: ShopCtx,
  { sizeOf, ...size }: NewSizeValues,
  taken: Taken,
  actorId: string,
): Promise<ImportErrors | undefined> {
  const { sku, barcode } = size
  if (taken.skus.has(sku)) return { sku: 'sku_taken' }
  if (barcode && taken.barcodes.has(barcode)) return { barcode: 'barcode_taken' }
  const [main] = await ctx.db
    .select({ id: products.id, isSet: products.isSet })
    .from(products)
    .where(and(eq(products.sku, sizeOf), isNull(products.sizeOf)))
    .for('no key update')
  if (!main) return { size_of: 'unknown_product' }
  if (main.isSet) return { size_of: 'is_set' }
  if (await hasWeight(ctx, main.id, size)) return { net_weight: 'size_taken' }
  const { name, id } = await addSize(ctx, { productId: main.id, size })
  await recordAudit(ctx, {
    actorId,
    action: 'product.created',
    subjectId: id,
    details: { sku, name: name.en },
  })
  if (barcode) taken.barcodes.set(barcode, id)
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
  const { barcode } = fields
  if (barcode && taken.barcodes.has(barcode)) return { errors: { barcode: 'barcode_taken' } }
  if (barcode) taken.barcodes.set(barcode, null)
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

async function add(ctx: ShopCtx, added: NewProduct[], actorId: string): Promise<string[]> {
  const ids = await createProducts(ctx, { products: added })
  const [first, ...others] = added.map(({ sku, name }, i) => ({
    actorId,
    action: 'product.created' as const,
    subjectId: ids[i] ?? null,
    details: { sku, name: name.en },
  }))
  if (first) await recordAudit(ctx, first, ...others)
  return ids
}
