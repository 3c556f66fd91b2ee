import type { Jobs } from '#domain/base/jobs/schemas.ts'
import { cancelPaidOrder } from './cancel-paid-order.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    /** The actor, the reason, and the instant that the order was told. */
    'cancel-order': { orderId: string; actorId: string; reason?: string | undefined; cancelsAt: string }
  }
}

/** Cancels a paid order once nobody may take that back any more. */
export const orderDeskJobs = {
  'cancel-order': { lane: 'orders', run: cancelPaidOrder },
} satisfies Partial<Jobs>
