import { and, eq, gt } from 'drizzle-orm'
import { newsletterSubscriptions } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { before } from '#domain/kernel/before.ts'
import { digestOf } from '#domain/kernel/tokens.ts'
import type { ConfirmationLink, ConfirmSubscriptionResult, SubscriptionRequest } from './schemas.ts'
import { setMailConsent } from './set-mail-consent.ts'
import { forgetBounce } from './record-bounce.ts'
import { subscriptionsKeptFor } from './forget-pending-subscriptions.ts'

/** Finds the subscription that a link confirms; undefined if the link is wrong, too old, or of one that was ended. */
export async function findSubscriptionRequest(
  ctx: Ctx,
  { token }: ConfirmationLink,
): Promise<SubscriptionRequest | undefined> {
  return inTransaction(asShop(ctx), async (ctx) => {
    const found = await lockRequest(ctx, token)
    return found && { email: found.email, state: found.state }
  })
}

/**
 * The owner of an address confirms that they want the newsletter. Opening the link changes nothing, because programs that
 * read mails open links too; only this does. A second time it says the same.
 */
export async function confirmSubscription(
  ctx: Ctx,
  { token }: ConfirmationLink,
): Promise<ConfirmSubscriptionResult> {
  return inTransaction(asShop(ctx), async (ctx): Promise<ConfirmSubscriptionResult> => {
    const found = await lockRequest(ctx, token)
    if (!found) return { ok: false, reason: 'invalid_link' }
    const { email, language, source, wording, state } = found
    if (state === 'subscribed') return { ok: true, email }
    await setMailConsent(ctx, { email, topic: 'newsletter', isGiven: true, language, source, wording })
    await forgetBounce(ctx, { email })
    return { ok: true, email }
  })
}

async function lockRequest(ctx: ShopCtx, token: string) {
  const isGood = and(
    eq(newsletterSubscriptions.tokenHash, digestOf(token)),
    gt(newsletterSubscriptions.askedAt, before(ctx.now(), subscriptionsKeptFor.pendingSubscriptions)),
  )
  const [row] = await ctx.db.select().from(newsletterSubscriptions).where(isGood).for('update')
  if (!row || row.state === 'unsubscribed') return undefined
  return { ...row, state: row.state }
}
