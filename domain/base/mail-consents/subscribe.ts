import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { newsletterSubscriptions, users } from '#database/schema/index.ts'
import { type Locale, DEFAULT_LOCALE } from '#shared/kernel/locale.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '../jobs/index.ts'
import { bySender, countTries } from '#domain/kernel/count-tries.ts'
import type { SubscribeInput, SubscribeResult } from './schemas.ts'
import { setMailConsent } from './set-mail-consent.ts'
import { formWording } from './wording.ts'
import { forgetBounce } from './record-bounce.ts'

const SOURCE = 'footer_signup'

/**
 * Somebody asks for the newsletter. Who is signed in with the address subscribes at once; for everybody else a mail to it
 * makes that binding, and the answer is the same whatever is known of the address.
 */
export async function subscribe(
  ctx: Ctx,
  { email, language = DEFAULT_LOCALE, browserKey }: SubscribeInput,
): Promise<SubscribeResult> {
  const refused = await countTries(ctx, ...bySender(ctx, 'newsletter'))
  if (refused) return refused
  const ownKey = ctx.seal(`newsletter in this browser ${email}`)
  const own = await subscribeOwner(ctx, email, language)
  if (own) return { ok: true, is: own, isConfirmed: true, browserKey: ownKey }
  const tooMany = await countTries(ctx, ['newsletter_mails', email])
  if (tooMany) return tooMany
  const isKnownHere = browserKey === ownKey
  await inTransaction(asShop(ctx), (ctx) => ask(ctx, email, language, isKnownHere))
  return { ok: true, is: isKnownHere ? 'already' : 'subscribed', isConfirmed: false, browserKey: ownKey }
}

/** Undefined where the actor is not signed in with this address. */
async function subscribeOwner(
  ctx: Ctx,
  email: string,
  language: Locale,
): Promise<'subscribed' | 'already' | undefined> {
  const { actor } = ctx
  if (actor.role !== 'customer') return undefined
  return inTransaction(asShop(ctx), async (ctx) => {
    const [owner] = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, actor.id), eq(users.email, email), isNotNull(users.emailConfirmedAt)))
    if (!owner) return undefined
    const wording = formWording(language)
    const consent = { email, topic: 'newsletter', isGiven: true, wording, language, source: SOURCE } as const
    const isNew = await setMailConsent(ctx, consent)
    const hadBounced = await forgetBounce(ctx, { email })
    return isNew || hadBounced ? 'subscribed' : 'already'
  })
}

/** Leaves a consent in force as it is. Runs the same statements in every case, and mails how things stand. */
async function ask(ctx: ShopCtx, email: string, language: Locale, isKnownHere: boolean): Promise<void> {
  const now = ctx.now()
  const request = {
    state: 'pending',
    source: SOURCE,
    language,
    wording: formWording(language),
    askedAt: now,
  } as const
  await ctx.db
    .insert(newsletterSubscriptions)
    .values({ email, ...request, createdAt: now })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: request,
      setWhere: ne(newsletterSubscriptions.state, 'subscribed'),
    })
  const [row] = await ctx.db
    .select({
      id: newsletterSubscriptions.id,
      isSubscribed: sql<boolean>`${newsletterSubscriptions.state} = 'subscribed'`,
    })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
  if (row && !(row.isSubscribed && isKnownHere))
    await enqueueJob(ctx, { kind: 'send-subscription-mail', subscriptionId: row.id })
}
