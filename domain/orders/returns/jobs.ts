import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
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

async function sendAnswer(ctx: Ctx, input: JobInput<'send-return-answer'>): Promise<void> {
  requireShop(ctx)
  const { orderId, returnId } = input
  const shopCtx = asShop(ctx)
  await deliverOrderMail(shopCtx, {
    ...input,
    event: `return-${returnId}`,
    async compose(order, shop) {
      const requests = await inTransaction(shopCtx, (ctx) =>
        readRequests(ctx, { orderId, language: order.locale }),
      )
      const request = requests.find(({ id }) => id === returnId)
      return request && returnAnswerMail({ order, request, shop })
    },
  })
}
