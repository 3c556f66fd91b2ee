import { and, eq, sql } from 'drizzle-orm'
import { batches, inventoryMovements, orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { keysetPage, latestBy } from '#domain/kernel/keyset.ts'
import { nameOf } from '#domain/kernel/name-of.ts'
import { policy } from './policy.ts'
import type { ListMovementsInput } from './schemas.ts'
import type { MovementList } from './views.ts'

const PAGE_SIZE = 50
const KEYSET = latestBy(inventoryMovements.createdAt, inventoryMovements.id)

/**
 * Every change of a product's stock, the newest first, with who made it and what it belongs to.
 * @throws DomainError forbidden
 */
export async function listMovements(ctx: Ctx, input: ListMovementsInput): Promise<MovementList> {
  policy.listMovements(ctx)
  const page = keysetPage(KEYSET, input, PAGE_SIZE)
  const rows = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        cursor: page.cursor,
        id: inventoryMovements.id,
        movementType: inventoryMovements.movementType,
        quantity: inventoryMovements.quantity,
        referenceType: inventoryMovements.referenceType,
        referenceId: inventoryMovements.referenceId,
        orderNumber: orders.number,
        reason: inventoryMovements.reason,
        batchId: inventoryMovements.batchId,
        batchCode: batches.code,
        by: nameOf(inventoryMovements.actorId),
        notes: inventoryMovements.notes,
        at: inventoryMovements.createdAt,
      })
      .from(inventoryMovements)
      .leftJoin(
        orders,
        and(
          sql`${inventoryMovements.referenceType} in ('order', 'return')`,
          eq(orders.id, inventoryMovements.referenceId),
        ),
      )
      .leftJoin(batches, eq(batches.id, inventoryMovements.batchId))
      .where(and(eq(inventoryMovements.productId, input.productId), page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
  )
  return page.of(rows)
}
