import { and, eq } from 'drizzle-orm'
import { carts, customers, users } from '#database/schema/index.ts'
import { parseCart } from '#shared/orders/cart-cookie.ts'
import { quoteCart } from '../cart/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import { MINUTE } from '#shared/kernel/durations.ts'
import type { JobInput, Jobs, RecurringJob } from '#domain/base/jobs/schemas.ts'
import { deliverTopicMail } from '#domain/base/mail-consents/index.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { isLeft } from './is-left.ts'
import { leftCartMail } from './left-cart-mail.ts'
import { findLeftCarts } from './find-left-carts.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'send-left-cart': { customerId: string }
  }
  interface RecurringJobs extends Recurring {}
}

/** The mail about a cart that was left. */
export const leftCartJobs = {
  'send-left-cart': { lane: 'returning', run: sendLeftCart },
} satisfies Partial<Jobs>

/** Done again and again. */
export const recurringLeftCartJobs = {
  'find-left-carts': { interval: { everyMs: 15 * MINUTE }, run: findLeftCarts },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringLeftCartJobs

/** Mails what is in the cart now, at current prices; nothing if it was changed or ordered since, or all is sold out. */
async function sendLeftCart(ctx: Ctx, job: JobInput<'send-left-cart'>): Promise<void> {
  requireShop(ctx)
  const { customerId, jobId } = job
  const shop = asShop(ctx)
  const owner = await findOwner(shop, customerId)
  if (!owner) return
  const { email, language } = owner
  await deliverTopicMail(shop, {
    email,
    topic: 'left_cart',
    job,
    name: `left-cart-${customerId}-${jobId}`,
    async write(unsubscribe) {
      const lines = await inTransaction(shop, (ctx) => readLeftCart(ctx, customerId))
      const { lines: quoted } = await quoteCart(shop, { lines, language })
      const available = quoted.filter(({ stock }) => stock.state !== 'out_of_stock')
      if (available.length === 0) return undefined
      const mail = { ...owner, lines: available, stopUrl: unsubscribe(language).url }
      return leftCartMail(mail, await getShop(ctx), ctx.shop.siteUrl)
    },
  })
}

async function findOwner(ctx: ShopCtx, customerId: string) {
  const [owner] = await inTransaction(ctx, ({ db }) =>
    db
      .select({ email: users.email, language: users.locale, firstName: customers.firstName })
      .from(users)
      .innerJoin(customers, eq(customers.id, users.id))
      .where(eq(users.id, customerId)),
  )
  return owner
}

async function readLeftCart(ctx: ShopCtx, customerId: string) {
  const [cart] = await ctx.db
    .select({ lines: carts.lines })
    .from(carts)
    .where(and(eq(carts.customerId, customerId), isLeft(ctx)))
  return parseCart(cart?.lines)
}
