import { and, eq, sql } from 'drizzle-orm'
import { batches, orderItemBatches, orderItems, orders, products } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import type { JobInput, Jobs } from '#domain/base/jobs/schemas.ts'
import { deliverMail } from '#domain/base/mails/index.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { recallMail, type RecallToMail } from './recall-mail.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'send-batch-recalled': { orderId: string; batchId: string }
  }
}

/** The mails of recalls. */
export const recallMailJobs = {
  'send-batch-recalled': { lane: 'orders', run: sendBatchRecalled },
} satisfies Partial<Jobs>

/** Tells the buyer of one order. Hidden orders too: what was bought was bought. */
async function sendBatchRecalled(ctx: Ctx, input: JobInput<'send-batch-recalled'>): Promise<void> {
  requireShop(ctx)
  const { orderId, batchId } = input
  await deliverMail(asShop(ctx), {
    job: input,
    name: `order-${orderId}-recall-${batchId}`,
    async write() {
      const recall = await readRecall(asShop(ctx), orderId, batchId)
      return recall?.to ? recallMail(recall, await getShop(asShop(ctx))) : undefined
    },
  })
}

async function readRecall(ctx: ShopCtx, orderId: string, batchId: string): Promise<RecallToMail | undefined> {
  const [row] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        to: orders.email,
        locale: orders.locale,
        firstName: orders.firstName,
        orderNumber: orders.number,
        productName: products.name,
        code: batches.code,
        bestBefore: batches.bestBefore,
        quantity: sql<number>`${orderItemBatches.quantity} - ${orderItemBatches.returned}`,
        reason: batches.recallReason,
        advice: batches.recallAdvice,
      })
      .from(orderItemBatches)
      .innerJoin(orderItems, eq(orderItems.id, orderItemBatches.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(batches, eq(batches.id, orderItemBatches.batchId))
      .innerJoin(products, eq(products.id, batches.productId))
      .where(and(eq(orders.id, orderId), eq(batches.id, batchId)))
      .limit(1),
  )
  if (!row?.reason || !row.advice) return undefined
  return { ...row, reason: row.reason, advice: row.advice }
}
