import { and, eq } from 'drizzle-orm'
import { mailConsents, orders, users } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { isVoid } from '#shared/orders/order-states.ts'
import { type Actor, asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { setMailConsent } from '#domain/base/mail-consents/index.ts'
import { isMailProof } from '../orders/index.ts'

/** `open`: they may ask for the mail. `given`: they have. */
export type ReviewConsent = 'open' | 'given' | null

/** An order's link, and what its mails have in theirs. */
type Reached = { accessKey: string; proof?: string | undefined }

/**
 * Tells if the buyer of an order wants to be asked for a review; null where nobody is offered that: the order came to
 * nothing, the owner of its address has once withdrawn, or the visitor may be somebody else, because they neither came
 * by a mail nor are signed in with the address.
 * @throws DomainError not_found
 */
export async function getReviewConsent(ctx: Ctx, input: Reached): Promise<ReviewConsent> {
  const { actor } = ctx
  return inTransaction(asShop(ctx), async (ctx) => (await readConsent(ctx, { ...input, actor })).consent)
}

/**
 * The buyer of an order asks for that mail on the order’s page. The mail itself has the way to stop it.
 * @param wording what stood at the button
 * @throws DomainError not_found
 */
export async function setReviewConsent(
  ctx: Ctx,
  input: Reached & { wording: string; language: Locale },
): Promise<void> {
  const { wording, language } = input
  const { actor } = ctx
  await inTransaction(asShop(ctx), async (ctx) => {
    const { email, consent } = await readConsent(ctx, { ...input, actor })
    if (consent !== 'open') return
    const topic = 'review_request'
    await setMailConsent(ctx, { email, topic, isGiven: true, wording, language, source: 'checkout' })
  })
}

async function readConsent(
  ctx: ShopCtx,
  { accessKey, proof, actor }: Reached & { actor: Actor },
): Promise<{ email: string; consent: ReviewConsent }> {
  const [order] = await ctx.db
    .select({
      email: orders.email,
      status: orders.status,
      hiddenAt: orders.hiddenAt,
      customerId: orders.customerId,
      ownEmail: users.email,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.customerId))
    .where(eq(orders.accessKey, accessKey))
  if (!order || order.hiddenAt) throw new DomainError('not_found', 'order')
  const email = order.email.toLowerCase()
  const isBuyer = actor.role === 'customer' && actor.id === order.customerId && order.ownEmail === email
  const isOwner = isBuyer || (proof !== undefined && isMailProof(ctx, { accessKey, proof }))
  if (isVoid(order.status) || email === '' || !isOwner) return { email, consent: null }
  const [known] = await ctx.db
    .select({ isGiven: mailConsents.isGiven })
    .from(mailConsents)
    .where(and(eq(mailConsents.email, email), eq(mailConsents.topic, 'review_request')))
  return { email, consent: known ? (known.isGiven ? 'given' : null) : 'open' }
}
