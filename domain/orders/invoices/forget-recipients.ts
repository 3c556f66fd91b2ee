import { inArray, type SQLWrapper } from 'drizzle-orm'
import { taxDocuments } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Removes the recipient from the documents of these orders, when no law requires it any more. Amounts stay. */
export async function forgetRecipients(ctx: ShopCtx, { orderIds }: { orderIds: SQLWrapper }): Promise<void> {
  await ctx.db.update(taxDocuments).set({ recipient: null }).where(inArray(taxDocuments.orderId, orderIds))
}
