import { asc, eq } from 'drizzle-orm'
import { mailBounces, mailConsentEvents, newsletterSubscriptions } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** Exports everything known of an address here, for somebody who asks for their data. */
export async function exportConsents(ctx: ShopCtx, { email }: { email: string }) {
  const address = email.toLowerCase()
  const [subscription] = await ctx.db
    .select({
      state: newsletterSubscriptions.state,
      source: newsletterSubscriptions.source,
      language: newsletterSubscriptions.language,
      askedAt: newsletterSubscriptions.askedAt,
    })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, address))
  const [bounce] = await ctx.db
    .select({ reason: mailBounces.reason, at: mailBounces.createdAt })
    .from(mailBounces)
    .where(eq(mailBounces.email, address))
  const events = await ctx.db
    .select({
      topic: mailConsentEvents.topic,
      isGiven: mailConsentEvents.isGiven,
      wording: mailConsentEvents.wording,
      language: mailConsentEvents.language,
      source: mailConsentEvents.source,
      at: mailConsentEvents.createdAt,
    })
    .from(mailConsentEvents)
    .where(eq(mailConsentEvents.email, address))
    .orderBy(asc(mailConsentEvents.id))
  return { newsletter: subscription ?? null, events, bounce: bounce ?? null }
}
