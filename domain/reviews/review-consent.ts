import { and, eq } from 'drizzle-orm'
import { mailConsents, orders } from '#database/schema/index.ts'
import type { Locale } from '#shared/locale.ts'
import { isVoid } from '#shared/orders/order-states.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { setMailConsent } from '../mail-consents/index.ts'

/** `open`: they may ask for the mail. `given`: they have. */
export type ReviewConsent = 'open' | 'given' | null

/**
 * Whether the buyer of an order wants to be asked for a review; null where nobody is offered that: the order came to
 * nothing, or the owner of its address has once withdrawn, and anyone who has the link may be somebody else.
 * @throws DomainError not_found
 */
export async function getReviewConsent(ctx: Ctx, input: { accessKey: string }): Promise<ReviewConsent> {
  return inTransaction(asShop(ctx), async (ctx) => (await readConsent(ctx, input)).consent)
}

/**
 * The buyer of an order asks for that mail on the order’s page. The mail itself has the way to stop it.
 * @param wording what stood at the button
 * @throws DomainError not_found
 */
export async function setReviewConsent(
  ctx: Ctx,
  input: { accessKey: string; wording: string; language: Locale },
): Promise<void> {
  const { accessKey, wording, language } = input
  await inTransaction(asShop(ctx), async (ctx) => {
    const { email, consent } = await readConsent(ctx, { accessKey })
    if (consent !== 'open') return
    const topic = 'review_request'
    await setMailConsent(ctx, { email, topic, isGiven: true, wording, language, source: 'checkout' })
  })
}

async function readConsent(
  ctx: ShopCtx,
  { accessKey }: { accessKey: string },
): Promise<{ email: string; consent: ReviewConsent }> {
  const [order] = await ctx.db
    .select({ email: orders.email, status: orders.status, hiddenAt: orders.hiddenAt })
    .from(orders)
    .where(eq(orders.accessKey, accessKey))
  if (!order || order.hiddenAt) throw new DomainError('not_found', 'order')
  const email = order.email.toLowerCase()
  if (isVoid(order.status) || email === '') return { email, consent: null }
  const [known] = await ctx.db
    .select({ isGiven: mailConsents.isGiven })
    .from(mailConsents)
    .where(and(eq(mailConsents.email, email), eq(mailConsents.topic, 'review_request')))
  return { email, consent: known ? (known.isGiven ? 'given' : null) : 'open' }
}
