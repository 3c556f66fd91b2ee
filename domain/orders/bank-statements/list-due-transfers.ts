import { sql } from 'drizzle-orm'
import { orders } from '#database/schema/index.ts'
import { type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { policy } from './policy.ts'
import { readDueOrders } from './read-due-orders.ts'
import type { ListDueTransfersInput } from './schemas.ts'
import type { DueTransfers } from './views.ts'

/**
 * The ticked orders that wait for a transfer, with what is due, the oldest first; the others apart.
 * @throws DomainError forbidden
 */
export async function listDueTransfers(ctx: Ctx, { orderIds }: ListDueTransfersInput): Promise<DueTransfers> {
  policy.listDueTransfers(ctx)
  const found = await inTransaction(ctx, (ctx) =>
    readDueOrders(ctx, sql`${orders.id} = any(${sql.param(orderIds)}::uuid[])`),
  )
  const isDue = ({ dueCents }: { dueCents: number | null }) => dueCents !== null && dueCents > 0
  return { due: found.filter(isDue), others: found.filter((order) => !isDue(order)) }
}
