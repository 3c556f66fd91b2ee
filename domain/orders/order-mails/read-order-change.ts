import { and, eq } from 'drizzle-orm'
import { orderChanges, taxDocuments } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import type { ChangeToMail } from './order-changed-mail.ts'

/**
 * A change of an order as its mail shows it.
 * @throws DomainError not_found
 */
export async function readOrderChange(ctx: ShopCtx, changeId: string): Promise<ChangeToMail> {
  return inTransaction(ctx, async (ctx) => {
    const [change] = await ctx.db.select().from(orderChanges).where(eq(orderChanges.id, changeId))
    if (!change) throw new DomainError('not_found', 'order')
    const isItsInvoice = and(eq(taxDocuments.changeId, changeId), eq(taxDocuments.kind, 'invoice'))
    return {
      before: change.before,
      after: change.after,
      isByShop: change.actorRole === 'staff',
      hasInvoice: (await ctx.db.$count(taxDocuments, isItsInvoice)) > 0,
    }
  })
}
