import { and, eq, ne, sql } from 'drizzle-orm'
import { restaurantTables } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { SaveTableInput, SaveTableResult } from './schemas.ts'

/**
 * Adds a table, or changes one. Reservations that stand keep their tables, whatever changes.
 * @throws DomainError forbidden, not_found
 */
export async function saveTable(
  ctx: Ctx,
  { id, version, ...table }: SaveTableInput,
): Promise<SaveTableResult> {
  const actor = policy.saveTable(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<SaveTableResult> => {
    if (id === undefined) {
      const [added] = await ctx.db
        .insert(restaurantTables)
        .values(table)
        .onConflictDoNothing({ target: restaurantTables.name })
        .returning({ id: restaurantTables.id })
      if (!added) return { ok: false, reason: 'name_taken' }
      await recordAudit(ctx, {
        actorId: actor.id,
        action: 'table.changed',
        subjectId: added.id,
        changes: changesBetween<object>({}, table),
      })
      return { ok: true, id: added.id }
    }
    const before = await lockTable(ctx, id)
    if (before.version !== version) return { ok: false, reason: 'changed', current: before }
    const isTaken = await ctx.db.$count(
      restaurantTables,
      and(eq(restaurantTables.name, table.name), ne(restaurantTables.id, id)),
    )
    if (isTaken > 0) return { ok: false, reason: 'name_taken' }
    await ctx.db
      .update(restaurantTables)
      .set({ ...table, version: sql`${restaurantTables.version} + 1` })
      .where(eq(restaurantTables.id, id))
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'table.changed',
      subjectId: id,
      changes: changesBetween<object>(before, table),
    })
    return { ok: true, id }
  })
}

/** @throws DomainError not_found */
async function lockTable({ db }: ShopCtx, id: string) {
  const [table] = await db.select().from(restaurantTables).where(eq(restaurantTables.id, id)).for('update')
  if (!table) throw new DomainError('not_found', 'table')
  return table
}
