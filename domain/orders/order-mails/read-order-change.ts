import { asc, eq } from 'drizzle-orm'
import { orderChanges, taxDocuments } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { documentNumber } from '../invoices/index.ts'
import type { ChangeToMail } from './order-changed-mail.ts'

/**
 * A change of an order as its mail shows it.
 * @throws DomainError not_found
 */
export async function readOrderChange(ctx: ShopCtx, changeId: string): Promise<ChangeToMail> {
  return inTransaction(ctx, async (ctx) => {
    const [change] = await ctx.db.select().from(orderChanges).where(eq(orderChanges.id, changeId))
    if (!change) throw new DomainError('not_found', 'order')
    const documents = await ctx.db
      .select({ kind: taxDocuments.kind, serial: taxDocuments.serial })
      .from(taxDocuments)
      .where(eq(taxDocuments.changeId, changeId))
      // The credit note comes before the invoice that replaces the one it credits.
      .orderBy(asc(taxDocuments.kind))
    return {
      before: change.before,
      after: change.after,
      isByShop: change.actorRole === 'staff',
      documents: documents.map(({ kind, serial }) => ({ kind, number: documentNumber(kind, serial) })),
    }
  })
}
