import { eq } from 'drizzle-orm'
import { refunds, returnRequests } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import type { JobInput, Jobs } from '#domain/base/jobs/schemas.ts'
import { deliverOrderMail } from '../order-mails/index.ts'
import { readRequests } from './read-requests.ts'
import { returnAnswerMail } from './return-mail.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'send-return-answer': { orderId: string; returnId: string }
  }
}

/** Tells buyers how the shop has answered. */
export const returnMailJobs = {
  'send-return-answer': {
    lane: 'orders',
    sequence: ({ orderId }) => `order ${orderId}`,
    run: sendAnswer,
  },
} satisfies Partial<Jobs>

/** The sum of the refund that answers a request; 0 if it was answered otherwise. */
async function readRefundedCents(ctx: ShopCtx, returnId: string): Promise<number> {
  const [refund] = await ctx.db
    .select({ amountCents: refunds.amountCents })
    .from(returnRequests)
    .innerJoin(refunds, eq(refunds.id, returnRequests.refundId))
    .where(eq(returnRequests.id, returnId))
  return refund?.amountCents ?? 0
}

async function sendAnswer(ctx: Ctx, input: JobInput<'send-return-answer'>): Promise<void> {
  requireShop(ctx)
  const { orderId, returnId } = input
  const shopCtx = asShop(ctx)
  await deliverOrderMail(shopCtx, {
    ...input,
    event: `return-${returnId}`,
    async compose(order, shop) {
      const { requests, refundedCents } = await inTransaction(shopCtx, async (ctx) => ({
        requests: await readRequests(ctx, { orderId, language: order.locale }),
        refundedCents: await readRefundedCents(ctx, returnId),
      }))
      const request = requests.find(({ id }) => id === returnId)
      return request && returnAnswerMail({ order, request, refundedCents, shop })
    },
  })
}
