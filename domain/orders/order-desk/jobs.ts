import type { Jobs } from '#domain/base/jobs/schemas.ts'
import type { GoodsBack } from './schemas.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    /** The actor, the reason, the instant that the order was told and, if it was sent, what is back of its goods. */
    'cancel-order': {
      orderId: string
      actorId: string
      reason?: string | undefined
      cancelsAt: string
      goods?: GoodsBack[] | undefined
    }
  }
}

/** Cancels a paid order once nobody may take that back any more. */
export const orderDeskJobs = {
  'cancel-order': { lane: 'orders', run: cancelPaidOrder },
} satisfies Partial<Jobs>
