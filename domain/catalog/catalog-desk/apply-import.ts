import { and, asc, eq, inArray } from 'drizzle-orm'
import { productImportRows, productImports } from '#database/schema/index.ts'
import { recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { applyRows } from './apply-rows.ts'
import { importJobKey } from './internal.ts'
import { policy } from './policy.ts'
import type { ApplyImportInput, ApplyImportResult } from './schemas.ts'

/** Each is written into all the indexes of searching: so many take less than a second. */
const BATCH = 100

/**
 * Tells the shop to do what the rows of a file were shown to do. It happens in the background, some rows at a time: each
 * row is done whole or not at all, and one whose product was changed meanwhile is left out and says so. Rows that are older
 * than their products are done only if that is wanted, and prices that change by more than half only by those who are
 * sure. A file that was given up is gone on with as it was wanted.
 * @throws DomainError forbidden, not_found
 */
export async function applyImport(
  ctx: Ctx,
  { id, isSure, withOlder }: ApplyImportInput,
): Promise<ApplyImportResult> {
  const actor = policy.applyImport(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<ApplyImportResult> => {
    const [file] = await ctx.db
      .select()
      .from(productImports)
      .where(eq(productImports.id, id))
      .for('no key update')
    if (!file) throw new DomainError('not_found', 'page')
    if (!file.checkedAt) return { ok: false, reason: 'unread' }
    if (file.finishedAt) return { ok: false, reason: 'started' }
    if (!file.startedAt) {
      if (withOlder) await acceptOlderRows(ctx, id)
      const rows = isSure ? 0 : await countPriceJumps(ctx, id)
      if (rows > 0) return { ok: false, reason: 'price_jump', rows }
    }
    const isNew = await enqueueJob(ctx, { kind: 'apply-import', importId: id, key: importJobKey(id) })
    if (!isNew) return { ok: false, reason: 'started' }
    await ctx.db
      .update(productImports)
      .set({ startedAt: file.startedAt ?? ctx.now() })
      .where(eq(productImports.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'products.imported',
      subjectId: id,
      details: { file: file.fileName },
    })
    return { ok: true }
  })
}

const isRowOf = (importId: string) => eq(productImportRows.importId, importId)

async function acceptOlderRows({ db }: ShopCtx, importId: string): Promise<void> {
  await db
    .update(productImportRows)
    .set({ verdict: 'changed', errors: {} })
    .where(and(isRowOf(importId), eq(productImportRows.verdict, 'older')))
}

function countPriceJumps({ db }: ShopCtx, importId: string): Promise<number> {
  const { verdict, isPriceJump } = productImportRows
  return db.$count(productImportRows, and(isRowOf(importId), eq(verdict, 'changed'), eq(isPriceJump, true)))
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
    .where(and(isRowOf(importId), inArray(productImportRows.verdict, ['new', 'changed'])))
    .orderBy(asc(productImportRows.row))
    .limit(BATCH)
  if (rows.length === 0) return 0
  const leftOut = await applyRows(ctx, rows, file.createdBy)
  const isOfFile = isRowOf(importId)
  const done = rows.map(({ row }) => row).filter((row) => !leftOut.has(row))
  await ctx.db
    .update(productImportRows)
    .set({ verdict: 'done' })
    .where(and(isOfFile, inArray(productImportRows.row, done)))
  for (const [row, errors] of leftOut) {
    await ctx.db
      .update(productImportRows)
      .set({ verdict: 'outdated', errors })
      .where(and(isOfFile, eq(productImportRows.row, row)))
  }
  return rows.length
}
