import { eq } from 'drizzle-orm'
import { users } from '#database/schema/index.ts'
import type { MailTopic } from '#shared/base/mail-topics.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { setTopics, topicsOf } from './mail-preferences.ts'
import { policy } from './policy.ts'
import type { SetMyMailTopicsInput } from './schemas.ts'
import { DEFAULT_LOCALE } from '#shared/kernel/locale.ts'

/**
 * The topics that the actor consents to be mailed about.
 * @throws DomainError forbidden
 */
export async function getMyMailTopics(ctx: Ctx): Promise<MailTopic[]> {
  const { id } = policy.getMyMailTopics(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const email = await emailOf(ctx, id)
    return email === undefined ? [] : topicsOf(ctx, email)
  })
}

/**
 * Sets the topics that the actor consents to be mailed about: those that are named are on, all others off.
 * @throws DomainError forbidden
 */
export async function setMyMailTopics(
  ctx: Ctx,
  { topics, language = DEFAULT_LOCALE }: SetMyMailTopicsInput,
): Promise<void> {
  const { id } = policy.setMyMailTopics(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    const email = await emailOf(ctx, id)
    if (email !== undefined) await setTopics(ctx, email, topics, language, 'settings')
  })
}

async function emailOf(ctx: ShopCtx, userId: string): Promise<string | undefined> {
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email
}
