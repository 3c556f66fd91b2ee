import { jobs } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { NewJob } from './schemas.ts'

/**
 * Stores a job through `ctx`: inside a transaction, the job exists and the worker wakes only if that commits. It keeps
 * the id of the request that caused it.
 * @returns false if nothing was stored, because a job with the same key is unfinished: it waits, runs or is to be tried
 *   again. It keeps its time and payload; to change them, `cancelJob` first, in the same transaction.
 */
export async function enqueueJob(ctx: ShopCtx, job: NewJob): Promise<boolean> {
  return (await enqueueJobs(ctx, { all: [job] })) === 1
}

/**
 * The same for several in one statement, in their order.
 * @returns how many were stored
 */
export async function enqueueJobs(ctx: ShopCtx, { all }: { all: NewJob[] }): Promise<number> {
  const { rowCount } = await ctx.db
    .insert(jobs)
    .values(all.map((job) => toRow(ctx, job)))
    .onConflictDoNothing()
  return rowCount ?? 0
}

function toRow({ requestId }: ShopCtx, job: NewJob): typeof jobs.$inferInsert {
  const { kind, dueAt, key, ...payload } = job
  return { kind, payload, key, sequence: sequenceOf(job), requestId, ...(dueAt && { runAt: dueAt }) }
}

/**
 * Mails that must arrive in the order of what happened: those to the buyer of one order, those to a guest of an event,
 * and those of which only the last has a code or link that works. Batches of newsletters, so that all processes
 * together keep to the rate.
 */
function sequenceOf(job: NewJob): string | null {
  switch (job.kind) {
    case 'send-order-confirmation':
    case 'send-payment-received':
    case 'send-order-shipped':
    case 'send-order-cancelled':
    case 'send-order-expired':
    case 'send-refunded':
    case 'send-jars-left':
    case 'send-order-link':
      return `order ${job.orderId}`
    case 'send-contact-receipt':
    case 'send-contact-answer':
      return `contact ${job.threadId}`
    case 'send-table-offer':
    case 'send-reservation-confirmed':
    case 'send-reservation-changed':
    case 'send-reservation-cancelled':
      return `reservation ${job.reservationId}`
    case 'send-code':
      return `code ${job.challengeId}`
    case 'send-verification':
    case 'send-password-reset':
    case 'send-invitation':
      return `${job.kind} ${job.userId}`
    case 'send-event-mail':
      return `event ${job.signUpId}`
    case 'send-newsletter-batch':
      return 'newsletters'
    case 'send-subscription-mail':
      return `${job.kind} ${job.subscriptionId}`
    default:
      return null
  }
}
