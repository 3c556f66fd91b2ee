import type { Ctx } from '../context.ts'

/** Every kind of job and what it carries. */
export type JobPayloads = {
  'capture-payment': { orderId: string }
  'send-order-confirmation': { orderId: string }
}
export type JobKind = keyof JobPayloads

/** A handler runs as the shop, outside any transaction, and may be repeated: it must bear that. */
export type JobHandlers = {
  [Kind in JobKind]: (ctx: Ctx, payload: JobPayloads[Kind], job: { id: number }) => Promise<void>
}
