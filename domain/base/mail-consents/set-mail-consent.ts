import { and, eq, inArray, ne } from 'drizzle-orm'
import {
  customers,
  mailConsentEvents,
  mailConsents,
  newsletterSubscriptions,
  users,
} from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { ConsentSource } from '#shared/base/consent.ts'
import type { MailTopic } from '#shared/base/mail-topics.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'

export type SetMailConsentInput = {
  email: string
  topic: MailTopic
  isGiven: boolean
  /** The words beside the switch or button that they pressed, in their language. */
  wording: string
  language: Locale
  source: ConsentSource
  /** The member of staff who withdraws it for them. */
  byId?: string
}

/**
 * Sets whether an address consents to mails about a topic, and appends to the ledger when, where and by which words. Every
 * place that learns of it comes here. The caller knows that the address is theirs.
 * @returns false if nothing changed
 */
export async function setMailConsent(
  ctx: ShopCtx,
  { byId, wording, ...input }: SetMailConsentInput,
): Promise<boolean> {
  const consent = { ...input, email: input.email.toLowerCase() }
  return inTransaction(ctx, async (ctx) => {
    if (consent.topic === 'newsletter') await setSubscription(ctx, { ...consent, wording })
    const changed = consent.isGiven ? await give(ctx, consent) : await withdraw(ctx, consent)
    if (!changed) return false
    const createdAt = ctx.now()
    await ctx.db.insert(mailConsentEvents).values({ ...consent, wording, byId: byId ?? null, createdAt })
    return true
  })
}

type Consent = Omit<SetMailConsentInput, 'wording' | 'byId'>

async function give(ctx: ShopCtx, consent: Consent): Promise<boolean> {
  const now = { ...consent, changedAt: ctx.now() }
  const { rowCount } = await ctx.db
    .insert(mailConsents)
    .values(now)
    .onConflictDoUpdate({
      target: [mailConsents.email, mailConsents.topic],
      set: now,
      setWhere: eq(mailConsents.isGiven, false),
    })
  return rowCount === 1
}

async function withdraw(ctx: ShopCtx, { email, topic, ...consent }: Consent): Promise<boolean> {
  const isHeld = and(
    eq(mailConsents.email, email),
    eq(mailConsents.topic, topic),
    eq(mailConsents.isGiven, true),
  )
  const { rowCount } = await ctx.db
    .update(mailConsents)
    .set({ ...consent, changedAt: ctx.now() })
    .where(isHeld)
  return rowCount === 1
}

/** Keeps the subscription and the customer's `marketing_consent` in step, also where only a request was pending. */
async function setSubscription(
  ctx: ShopCtx,
  { email, isGiven, language, source, wording }: Consent & { wording: string },
): Promise<void> {
  const now = ctx.now()
  if (isGiven) {
    const subscription = { email, state: 'subscribed', source, language, wording, askedAt: now } as const
    await ctx.db
      .insert(newsletterSubscriptions)
      .values({ ...subscription, createdAt: now })
      .onConflictDoUpdate({
        target: newsletterSubscriptions.email,
        set: subscription,
        setWhere: ne(newsletterSubscriptions.state, 'subscribed'),
      })
  } else {
    await ctx.db
      .update(newsletterSubscriptions)
      .set({ state: 'unsubscribed' })
      .where(eq(newsletterSubscriptions.email, email))
  }
  const user = ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await ctx.db
    .update(customers)
    .set({ marketingConsent: isGiven, updatedAt: now })
    .where(and(inArray(customers.id, user), ne(customers.marketingConsent, isGiven)))
}
