import { and, eq } from 'drizzle-orm'
import { mailConsents } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { MAIL_TOPICS, type MailTopic } from '#shared/base/mail-topics.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { readPreferenceToken } from './preference-token.ts'
import type {
  PreferenceLink,
  PreferencesResult,
  SetMailPreferencesInput,
  UnsubscribeInput,
} from './schemas.ts'
import { setMailConsent } from './set-mail-consent.ts'
import { switchWording } from './wording.ts'
import { forgetBounce } from './record-bounce.ts'

/** Returns what the owner of a link's address consents to. */
export async function getMailPreferences(ctx: Ctx, { token }: PreferenceLink): Promise<PreferencesResult> {
  const of = readPreferenceToken(ctx, token)
  if (!of) return { ok: false, reason: 'invalid_link' }
  const topics = await inTransaction(asShop(ctx), (ctx) => topicsOf(ctx, of.email))
  return { ok: true, email: veiled(of.email), topic: of.topic, topics }
}

/** Sets all topics of a link's address at once: those that are named are on. */
export async function setMailPreferences(
  ctx: Ctx,
  { token, topics, language }: SetMailPreferencesInput,
): Promise<PreferencesResult> {
  const of = readPreferenceToken(ctx, token)
  if (!of) return { ok: false, reason: 'invalid_link' }
  await inTransaction(asShop(ctx), (ctx) => setTopics(ctx, of.email, topics, language, 'preferences'))
  return getMailPreferences(ctx, { token })
}

/** Stops the mails of a link's topic, in one press; twice is as good as once. */
export async function unsubscribeByLink(
  ctx: Ctx,
  { token, language }: UnsubscribeInput,
): Promise<PreferencesResult> {
  const of = readPreferenceToken(ctx, token)
  if (!of) return { ok: false, reason: 'invalid_link' }
  const wording = switchWording(language, of.topic)
  const withdrawal = { ...of, isGiven: false, wording, language, source: 'unsubscribe' } as const
  await inTransaction(asShop(ctx), (ctx) => setMailConsent(ctx, withdrawal))
  return getMailPreferences(ctx, { token })
}

/** The topics that an address consents to, in their order. Call it inside the caller's transaction. */
export async function topicsOf(ctx: ShopCtx, email: string): Promise<MailTopic[]> {
  const rows = await ctx.db
    .select({ topic: mailConsents.topic })
    .from(mailConsents)
    .where(and(eq(mailConsents.email, email), eq(mailConsents.isGiven, true)))
  const given = new Set(rows.map(({ topic }) => topic))
  return MAIL_TOPICS.filter((topic) => given.has(topic))
}

/** Sets every topic of an address whose owner decides. Call it inside the caller's transaction. */
export async function setTopics(
  ctx: ShopCtx,
  email: string,
  topics: readonly MailTopic[],
  language: Locale,
  source: 'preferences' | 'settings',
): Promise<void> {
  for (const topic of MAIL_TOPICS) {
    const isGiven = topics.includes(topic)
    const wording = switchWording(language, topic)
    await setMailConsent(ctx, { email, topic, isGiven, wording, language, source })
  }
  if (topics.length > 0) await forgetBounce(ctx, { email })
}

/** `malee@example.com` → `m•••@example.com`. */
function veiled(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}
