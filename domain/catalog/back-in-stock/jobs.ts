import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { restockRequests } from '#database/schema/index.ts'
import { type CartProduct, listCartProducts } from '../catalog/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import type { JobInput, Jobs, RecurringJob } from '#domain/base/jobs/schemas.ts'
import { deliverTopicMail, mayMail } from '#domain/base/mail-consents/index.ts'
import { deliverMail } from '#domain/base/mails/index.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { digestOf, newToken } from '#domain/kernel/tokens.ts'
import { backInStockMail, confirmRestockMail } from './back-in-stock-mails.ts'
import { findRestocked } from './find-restocked.ts'
import { forgetWaiting, waitingKeptFor } from './forget-waiting.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'tell-restocked': { productId: string }
    'send-restock-confirmation': { requestId: string }
    'send-back-in-stock': { requestId: string }
  }
  interface RecurringJobs extends Recurring {}
}

/** Tells people of products that are back. */
export const backInStockJobs = {
  'tell-restocked': { lane: 'returning', run: tellRestocked },
  'send-restock-confirmation': { lane: 'returning', run: sendConfirmation },
  'send-back-in-stock': { lane: 'returning', run: sendBackInStock },
} satisfies Partial<Jobs>

/** Done again and again. */
export const recurringBackInStockJobs = {
  'find-restocked': { interval: { everyMs: HOUR }, run: findRestocked },
  'forget-restock-requests': { interval: { everyMs: HOUR }, keeps: waitingKeptFor, run: forgetWaiting },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringBackInStockJobs

type Request = typeof restockRequests.$inferSelect

/** Plans a mail for each who waits. A product that is hidden or sold out again tells nobody: they go on waiting. */
async function tellRestocked(ctx: Ctx, { productId }: JobInput<'tell-restocked'>): Promise<void> {
  requireShop(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    if (!(await findForSale(ctx, productId))) return
    const waiting = await ctx.db
      .select({ id: restockRequests.id })
      .from(restockRequests)
      .where(and(eq(restockRequests.productId, productId), eq(restockRequests.state, 'waiting')))
    for (const { id: requestId } of waiting) {
      await enqueueJob(ctx, { kind: 'send-back-in-stock', requestId, key: `back in stock ${requestId}` })
    }
  })
}

/** Each attempt makes a new link, and its mail has a new name. */
async function sendConfirmation(ctx: Ctx, job: JobInput<'send-restock-confirmation'>): Promise<void> {
  requireShop(ctx)
  const { requestId } = job
  await deliverMail(asShop(ctx), {
    job,
    name: `restock-confirmation-${randomUUID()}`,
    async write() {
      const request = await findRequest(asShop(ctx), requestId)
      const product = request && (await findProduct(asShop(ctx), request.productId))
      if (!product) return undefined
      const token = newToken()
      await inTransaction(asShop(ctx), ({ db }) =>
        db
          .update(restockRequests)
          .set({ tokenHash: digestOf(token) })
          .where(eq(restockRequests.id, requestId)),
      )
      return confirmRestockMail({ ...request, product, token }, await getShop(ctx), ctx.shop.siteUrl)
    },
  })
}

/** Tells one person, once. Anyone who wants no such mails any more waits no more. */
async function sendBackInStock(ctx: Ctx, job: JobInput<'send-back-in-stock'>): Promise<void> {
  requireShop(ctx)
  const { requestId } = job
  const shop = asShop(ctx)
  const request = await findRequest(shop, requestId)
  if (!request) return
  const { email, productId } = request
  let goesOnWaiting = false
  if (await mayMail(shop, { email, topic: 'back_in_stock' })) {
    await deliverTopicMail(shop, {
      email,
      topic: 'back_in_stock',
      job,
      name: `back-in-stock-${requestId}`,
      async write(unsubscribe) {
        const product = await inTransaction(shop, (ctx) => findForSale(ctx, productId))
        goesOnWaiting = product === undefined
        return (
          product &&
          backInStockMail(
            { ...request, product, stopUrl: unsubscribe(request.language).url },
            await getShop(ctx),
            ctx.shop.siteUrl,
          )
        )
      },
    })
  }
  if (goesOnWaiting) return
  await inTransaction(shop, ({ db }) => db.delete(restockRequests).where(eq(restockRequests.id, requestId)))
}

async function findRequest(ctx: ShopCtx, id: string): Promise<Request | undefined> {
  const [request] = await inTransaction(ctx, ({ db }) =>
    db.select().from(restockRequests).where(eq(restockRequests.id, id)),
  )
  return request
}

async function findProduct(ctx: ShopCtx, id: string): Promise<CartProduct | undefined> {
  return (await inTransaction(ctx, (ctx) => listCartProducts(ctx, { ids: [id] }))).get(id)
}

async function findForSale(ctx: ShopCtx, id: string): Promise<CartProduct | undefined> {
  const product = (await listCartProducts(ctx, { ids: [id] })).get(id)
  return product && product.stockQuantity > 0 ? product : undefined
}
