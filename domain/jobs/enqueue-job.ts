import { jobs } from '#database/schema/index.ts'
import type { ShopCtx } from '../context.ts'
import type { NewJob } from './schemas.ts'

/** Stores a job through `ctx`: inside a transaction, the job exists and the worker wakes only if that commits. */
export async function enqueueJob(ctx: ShopCtx, job: NewJob): Promise<void> {
  const { kind, ...payload } = job
  await ctx.db.insert(jobs).values({ kind, payload, sequence: sequenceOf(job) })
}

/**
 * Mails that must arrive in the order of what happened: those to the buyer of one order, and those of which only the
 * last has a code or link that works.
 */
function sequenceOf(job: NewJob): string | null {
  switch (job.kind) {
    case 'send-order-confirmation':
    case 'send-payment-received':
    case 'send-order-shipped':
    case 'send-order-cancelled':
    case 'send-order-expired':
    case 'send-refunded':
      return `order ${job.orderId}`
    case 'send-code':
      return `code ${job.challengeId}`
    case 'send-verification':
    case 'send-password-reset':
    case 'send-invitation':
      return `${job.kind} ${job.userId}`
    default:
      return null
  }
}
