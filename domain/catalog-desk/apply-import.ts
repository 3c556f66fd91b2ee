import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type ImportErrors, productImportRows, productImports } from '#database/schema/index.ts'
import { recordAudit } from '../audit/index.ts'
import { createProducts } from '../catalog/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { enqueueJob } from '../jobs/index.ts'
import { conflictOf, freeSlug, lockProduct } from './internal.ts'
import { policy } from './policy.ts'
import { saveProduct } from './save-product.ts'
import type {
  ApplyImportResult,
  CreateStaffProductInput,
  ImportIdInput,
  UpdateProductInput,
} from './schemas.ts'
import { textMarks } from '#shared/catalog/text-marks.ts'

/** Each is written into all the indexes of searching: so many take less than a second. */
const BATCH = 50

/**
 * Tells the shop to do what the rows of a file were shown to do. It happens in the background, some rows at a time: each
 * row is done whole or not at all, and one whose product was changed meanwhile is left out and says so.
 * @throws DomainError forbidden, not_found
 */
export async function applyImport(ctx: Ctx, { id }: ImportIdInput): Promise<ApplyImportResult> {
  const actor = policy.applyImport(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<ApplyImportResult> => {
    const [started] = await ctx.db
      .update(productImports)
      .set({ startedAt: ctx.now() })
      .where(and(eq(productImports.id, id), isNull(productImports.startedAt)))
      .returning({ fileName: productImports.fileName })
    if (!started) {
      if ((await ctx.db.$count(productImports, eq(productImports.id, id))) === 0) {
        throw new DomainError('not_found', 'page')
      }
      return { ok: false, reason: 'started' }
    }
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'products.imported',
      subjectId: id,
      details: { file: started.fileName },
    })
    await enqueueJob(ctx, { kind: 'apply-import', importId: id })
    return { ok: true }
  })
}

/**
 * Does the rows that wait, until there are none: repeated after a crash, it goes on where it was.
 * @throws DomainError forbidden
 */
export async function applyImportRows(ctx: Ctx, { importId }: { importId: string }): Promise<void> {
  policy.applyImportRows(ctx)
  const shop = asShop(ctx)
  while ((await inTransaction(shop, (ctx) => applyBatch(ctx, importId))) > 0);
  await inTransaction(shop, (ctx) =>
    ctx.db.update(productImports).set({ finishedAt: ctx.now() }).where(eq(productImports.id, importId)),
  )
}

async function applyBatch(ctx: ShopCtx, importId: string): Promise<number> {
  const [file] = await ctx.db
    .select({ createdBy: productImports.createdBy })
    .from(productImports)
    .where(eq(productImports.id, importId))
    .for('no key update')
  if (!file) return 0
  const rows = await ctx.db
    .select()
    .from(productImportRows)
    .where(
      and(eq(productImportRows.importId, importId), inArray(productImportRows.verdict, ['new', 'changed'])),
    )
    .orderBy(asc(productImportRows.row))
    .limit(BATCH)
  for (const row of rows) {
    const errors =
      row.verdict === 'new' ? await add(ctx, row, file.createdBy) : await change(ctx, row, file.createdBy)
    await ctx.db
      .update(productImportRows)
      .set(errors ? { verdict: 'outdated', errors } : { verdict: 'done' })
      .where(sql`${productImportRows.importId} = ${importId} and ${productImportRows.row} = ${row.row}`)
  }
  return rows.length
}

type StoredRow = typeof productImportRows.$inferSelect
/** By the refusal of a verb, the column that it is about. */
const COLUMN_OF = { sku_taken: 'sku', slug_taken: 'address', unknown_category: 'category' } as const

async function add(ctx: ShopCtx, { values }: StoredRow, actorId: string): Promise<ImportErrors | undefined> {
  // As `checkImport` has stored it.
  const { slug: wanted, ...fields } = values as CreateStaffProductInput
  const conflict = await conflictOf(ctx, { ...fields, id: null, ...(wanted && { slug: wanted }) })
  if (conflict) return { [COLUMN_OF[conflict]]: conflict }
  const slug = wanted ?? (await freeSlug(ctx, fields.name.en))
  const product = { ...fields, slug, ...textMarks(undefined, fields) }
  const [id = ''] = await createProducts(ctx, { products: [product] })
  const details = { sku: fields.sku, name: fields.name.en }
  await recordAudit(ctx, { actorId, action: 'product.created', subjectId: id, details })
  return undefined
}

async function change(
  ctx: ShopCtx,
  { productId, version, values }: StoredRow,
  actorId: string,
): Promise<ImportErrors | undefined> {
  const before = productId ? await lockProduct(ctx, productId) : undefined
  if (!before) return { sku: 'gone' }
  if (before.version !== version) return { row: 'changed' }
  const fields = values as Omit<UpdateProductInput, 'id' | 'version' | 'confirmed'> & { slug: string }
  const conflict = await conflictOf(ctx, { ...fields, id: before.id })
  if (conflict) return { [COLUMN_OF[conflict]]: conflict }
  await saveProduct(ctx, { before, fields, actorId })
  return undefined
}
