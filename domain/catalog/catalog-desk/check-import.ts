import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, lt, or } from 'drizzle-orm'
import { categories, productImportRows, productImports, products } from '#database/schema/index.ts'
import type { AuditChanges, ImportErrors } from '#database/schema/index.ts'
import {
  columnOf,
  COLUMNS_OF_PARTS,
  OWN_COLUMNS_OF_SIZES,
  PRODUCT_COLUMNS,
  type ProductColumn,
} from '#shared/catalog/product-columns.ts'
import { DAY } from '#shared/kernel/durations.ts'
import { CsvError, type CsvRow, readCsv } from '#shared/kernel/csv/read-csv.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { changesBetween } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { noSetReasonOf } from '../sets/index.ts'
import { jumpsInPrice, partsByCode, staffColumns, toStaffProduct } from './internal.ts'
import { policy } from './policy.ts'
import {
  fromRecord,
  NEW_RECORD,
  type PartByCode,
  partsIn,
  type ProductRecord,
  toRecord,
  versionIn,
} from './product-columns.ts'
import { type CheckImportInput, type CheckImportResult, createProductInput } from './schemas.ts'
import type { ProductFacts, StaffProduct } from './views.ts'

/** Rows that are looked up and stored together. */
const BATCH = 250
/** Files that nobody applies are forgotten when the next one is read after so long. */
const KEPT_MS = 7 * DAY

type NewRow = typeof productImportRows.$inferInsert
type Row = CsvRow<ProductColumn>

/**
 * Reads a file of products and stores what each row would do, without doing it. Columns that the file does not have stay
 * as they are. Nothing is kept of a file that cannot be read to its end; of one whose reading was cut off with the
 * process, what was stored stays and says so, but cannot be applied.
 * @throws DomainError forbidden
 */
export async function checkImport(
  ctx: Ctx,
  { fileName, chunks }: CheckImportInput,
): Promise<CheckImportResult> {
  const actor = policy.checkImport(ctx)
  const shop = asShop(ctx)
  const id = await inTransaction(shop, async (ctx) => {
    await ctx.db
      .delete(productImports)
      .where(lt(productImports.createdAt, new Date(ctx.now().getTime() - KEPT_MS)))
    const [file] = await ctx.db
      .insert(productImports)
      .values({ createdBy: actor.id, fileName, createdAt: ctx.now() })
      .returning({ id: productImports.id })
    return file?.id ?? ''
  })
  try {
    const unchangedRows = await storeRows(shop, id, chunks)
    await inTransaction(shop, (ctx) =>
      ctx.db
        .update(productImports)
        .set({ unchangedRows, checkedAt: ctx.now() })
        .where(eq(productImports.id, id)),
    )
    return { ok: true, id }
  } catch (error) {
    await inTransaction(shop, (ctx) => ctx.db.delete(productImports).where(eq(productImports.id, id)))
    if (error instanceof CsvError) return { ok: false, reason: 'unreadable', problem: error.problem }
    throw error
  }
}

async function storeRows(ctx: ShopCtx, importId: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const seen: Seen = new Map()
  let unchanged = 0
  let batch: Row[] = []
  async function store() {
    const judged = await inTransaction(ctx, async (ctx) => {
      const rows = await judge(ctx, batch, seen)
      const kept = rows.flatMap((row) => row ?? [])
      if (kept.length > 0) {
        await ctx.db.insert(productImportRows).values(kept.map((row) => ({ ...row, importId })))
      }
      return { unchanged: rows.length - kept.length }
    })
    unchanged += judged.unchanged
    batch = []
  }
  const columns = { required: ['sku'], optional: PRODUCT_COLUMNS.filter((one) => one !== 'sku') } as const
  for await (const row of readCsv<ProductColumn>(chunks, columns)) {
    batch.push(row)
    if (batch.length === BATCH) await store()
  }
  if (batch.length > 0) await store()
  return unchanged
}

type Judged = Omit<NewRow, 'importId'>

/** The codes that the file had so far; of what is new, its record, which later rows may name. */
type Seen = Map<string, ProductRecord | undefined>

/** Judges what each row would do; undefined where that is nothing. */
async function judge(ctx: ShopCtx, rows: Row[], seen: Seen): Promise<(Judged | undefined)[]> {
  const slugs = await ctx.db.select({ id: categories.id, slug: categories.slug }).from(categories)
  const idOf = new Map(slugs.map(({ id, slug }) => [slug, id]))
  const slugOf = new Map(slugs.map(({ id, slug }) => [id, slug]))
  const skus = rows.map(({ cells }) => cells?.sku?.trim() ?? '')
  const found = await readProducts(ctx, [
    ...skus,
    ...rows.map(({ cells }) => cells?.size_of?.trim() ?? ''),
    ...rows.flatMap(({ cells }) => partsIn(cells?.parts ?? '')?.map(({ sku }) => sku) ?? []),
  ])
  const existing = new Map(found.map((product) => [product.sku, product]))
  const skuOf = new Map(found.map(({ id, sku }) => [id, sku]))
  const recordOf = (product: Found) =>
    toRecord(product, {
      category: slugOf.get(product.categoryId) ?? '',
      sizeOf: skuOf.get(product.sizeOf ?? '') ?? '',
      parts: product.parts,
    })
  const noSets = await readNoSets(ctx, rows, existing)
  return rows.map(({ row, cells }, i) => {
    const sku = skus[i] ?? ''
    const wrong = (errors: ImportErrors): Judged => ({ row, sku, verdict: 'wrong', values: {}, errors })
    if (!cells) return wrong({ row: 'row_length' })
    if (sku !== '' && seen.has(sku)) return wrong({ sku: 'doubled' })
    seen.set(sku, undefined)
    const version = versionIn(cells.version)
    if (version === null) return wrong({ version: 'not_a_whole_number' })
    const product = existing.get(sku)
    const before = product && recordOf(product)
    const own = { ...(before ?? NEW_RECORD), ...cells }
    const sizeOf = own.size_of.trim()
    // A product does not become a size, nor a size a product or that of another one: who has it in the cart knows it as it is.
    if (before && sizeOf !== before.size_of) return wrong({ size_of: 'fixed' })
    const recordBySku = (named: string) => {
      const one = existing.get(named)
      return one ? recordOf(one) : seen.get(named)
    }
    const mainRecord = sizeOf === '' ? undefined : recordBySku(sizeOf)
    if (mainRecord && mainRecord.parts !== '') return wrong({ size_of: 'is_set' })
    if (sizeOf !== '' && (!mainRecord || mainRecord.size_of !== ''))
      return wrong({ size_of: 'unknown_product' })
    const parts = partsIn(own.parts)
    const noSet = parts && noSets.get(sku)
    if (noSet) return wrong({ parts: noSet })
    const partsError = wrongParts(parts, { sku, isSet: product?.isSet, isSize: sizeOf !== '', recordBySku })
    if (partsError || !parts) return wrong({ parts: partsError ?? 'parts_form' })
    const isSet = parts.length > 0
    const record = mainRecord ? sizeRecord(mainRecord, own) : isSet ? setRecord(before, own) : own
    const input = createProductInput.safeParse(fromRecord(record, idOf))
    if (!input.success)
      return wrong(
        byColumn(
          input.error.issues.map(({ path }) => path),
          toFieldErrors(input.error),
        ),
      )
    const { initialStock, slug, ...fields } = input.data
    if (fields.isActive && fields.name.th === '') return wrong({ name_th: 'required' })
    const ownOfSize = sizeOf && { ...ownFields(fields), sizeOf }
    if (isSet && initialStock !== 0) return wrong({ opening_stock: 'stock_of_parts' })
    if (!product) {
      seen.set(sku, record)
      const values = {
        ...(ownOfSize || { ...fields, ...(slug && { slug }) }),
        initialStock,
        ...(isSet && { parts }),
      }
      return { row, sku, verdict: 'new', values }
    }
    if (initialStock !== 0) return wrong({ opening_stock: 'only_new' })
    const hasNewParts = !isDeepStrictEqual(parts, product.parts)
    const values = {
      ...(ownOfSize ? ownFields(fields) : { ...fields, slug: slug ?? product.slug }),
      ...(hasNewParts && { parts }),
    }
    const changes: AuditChanges = changesBetween<object>(
      { ...product, parts: inWords(product.parts) },
      { ...values, ...(hasNewParts && { parts: inWords(parts) }) },
    )
    if (Object.keys(changes).length === 0) return undefined
    const isOlder = version !== undefined && version !== product.version
    return {
      row,
      sku,
      ...(isOlder ? { verdict: 'older', errors: { version: 'older' } } : { verdict: 'changed' }),
      productId: product.id,
      version: product.version,
      values,
      changes,
      isPriceJump: jumpsInPrice(product, values.priceCents),
    }
  })
}

type Found = StaffProduct & { parts: PartByCode[] }

/** Reads the products with these codes, and those of which they are sizes. */
async function readProducts(ctx: ShopCtx, skus: string[]): Promise<Found[]> {
  const { sizeOf, id, sku } = products
  const mains = ctx.db.select({ id: sizeOf }).from(products).where(inArray(sku, skus))
  const rows = await ctx.db
    .select({ product: staffColumns, parts: partsByCode })
    .from(products)
    .where(or(inArray(sku, skus), inArray(id, mains)))
  return rows.map(({ product, parts }) => ({ ...toStaffProduct(product), parts }))
}

/** Reads, by code, why products that rows would make sets do not become some. */
async function readNoSets(ctx: ShopCtx, rows: Row[], existing: ReadonlyMap<string, Found>) {
  const reasons = new Map<string, string>()
  for (const { cells } of rows) {
    const product = existing.get(cells?.sku?.trim() ?? '')
    if (!product || product.isSet || !partsIn(cells?.parts ?? '')?.length) continue
    const refusal = await noSetReasonOf(ctx, { productId: product.id })
    if (refusal) reasons.set(product.sku, refusal.reason)
  }
  return reasons
}

type ReadAs = {
  sku: string
  isSet: boolean | undefined
  isSize: boolean
  recordBySku: (sku: string) => ProductRecord | undefined
}

/** Returns what is wrong with the parts of a row, if anything is. */
function wrongParts(parts: PartByCode[] | null, { sku, isSet, isSize, recordBySku }: ReadAs) {
  if (!parts) return 'parts_form'
  if (parts.length === 0) return isSet ? 'set_stays' : undefined
  if (isSize) return 'is_size'
  if (parts.some((part) => part.sku === sku)) return 'part_is_set'
  const records = parts.map((part) => recordBySku(part.sku))
  if (records.includes(undefined)) return 'unknown_part'
  return records.some((record) => record?.parts) ? 'part_is_set' : undefined
}

/** The parts as the audit log has them. */
const inWords = (parts: PartByCode[]) => parts.map(({ sku, quantity }) => `${quantity} × ${sku}`)

/** The row of a set without what follows from its parts; a new one has the least until they are written. */
function setRecord(before: ProductRecord | undefined, own: ProductRecord): ProductRecord {
  const base = before ?? { ...NEW_RECORD, net_weight: '1', unit: 'g' }
  const following = Object.fromEntries(COLUMNS_OF_PARTS.map((column) => [column, base[column]]))
  return { ...own, ...following }
}

/** The row of a size with everything that it has of its product. */
function sizeRecord(main: ProductRecord, own: ProductRecord): ProductRecord {
  const ofItsOwn = Object.fromEntries(OWN_COLUMNS_OF_SIZES.map((column) => [column, own[column]]))
  return { ...main, ...ofItsOwn, address: '' }
}

function ownFields({
  sku,
  barcode,
  priceCents,
  netWeightValue,
  isActive,
}: Pick<ProductFacts, 'sku' | 'barcode' | 'priceCents' | 'netWeightValue' | 'isActive'>) {
  return { sku, barcode, priceCents, netWeightValue, isActive }
}

function byColumn(paths: PropertyKey[][], errors: Record<string, string>): ImportErrors {
  return Object.fromEntries(
    paths.map((path) => {
      const name = path.join('.')
      // A word that is neither yes nor no.
      const isYesOrNo = ['isActive', 'isFeatured', 'keepCold', 'notFood'].includes(name)
      if (name === 'categoryId') return ['category', 'unknown_category']
      return [columnOf(path), isYesOrNo ? 'unknown_value' : (errors[name] ?? 'invalid')]
    }),
  )
}
