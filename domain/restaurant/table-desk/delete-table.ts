import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import { reservations, reservedTables, restaurantTables } from '#database/schema/index.ts'
import { changesBetween, recordAudit } from '#domain/base/audit/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { policy } from './policy.ts'
import type { DeleteTableResult } from './schemas.ts'

/**
 * Takes a table away. One with reservations to come stays, and they are answered; one that only had some is kept for
 * them and taken out of use.
 * @throws DomainError forbidden, not_found
 */
export async function deleteTable(ctx: Ctx, { id }: { id: string }): Promise<DeleteTableResult> {
  const actor = policy.deleteTable(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<DeleteTableResult> => {
    // Anyone who gives this table to a party refers to its row, and waits for this lock.
    const [table] = await ctx.db
      .select()
      .from(restaurantTables)
      .where(eq(restaurantTables.id, id))
      .for('update')
    if (!table) throw new DomainError('not_found', 'table')
    const ofTable = ctx.db
      .select({ id: reservedTables.reservationId })
      .from(reservedTables)
      .where(eq(reservedTables.tableId, id))
    const { id: reservationId, day, startsAt, name: guest, partySize } = reservations
    const standing = await ctx.db
      .select({ id: reservationId, day, startsAt, name: guest, partySize })
      .from(reservations)
      .where(
        and(
          inArray(reservations.id, ofTable),
          eq(reservations.keepsTables, true),
          gt(reservations.endsAt, ctx.now()),
        ),
      )
      .orderBy(asc(reservations.startsAt))
    if (standing.length > 0) return { ok: false, reason: 'has_reservations', standing }
    const deleted = await ctx.db
      .delete(restaurantTables)
      .where(and(eq(restaurantTables.id, id), notExists(ofTable)))
      .returning({ id: restaurantTables.id })
    const isKept = deleted.length === 0
    if (isKept) {
      await ctx.db
        .update(restaurantTables)
        .set({ isActive: false, version: sql`${restaurantTables.version} + 1` })
        .where(eq(restaurantTables.id, id))
    }
    const { name, isActive } = table
    await recordAudit(ctx, {
      actorId: actor.id,
      action: 'table.changed',
      subjectId: id,
      changes: changesBetween<object>(
        { name, isActive },
        isKept ? { isActive: false } : { name: null, isActive: null },
      ),
    })
    return { ok: true, isKept }
  })
}
