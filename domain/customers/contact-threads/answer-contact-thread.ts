import { and, eq, gt, ne } from 'drizzle-orm'
import { contactMessages, contactThreads } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { lockContactThread } from './lock-contact-thread.ts'
import { policy } from './policy.ts'
import type { AnswerContactThreadInput, AnswerContactThreadResult } from './schemas.ts'

/**
 * Staff answer: it is mailed to the sender. Refused if somebody has written in the thread since it was read.
 * @throws DomainError forbidden, not_found
 */
export async function answerContactThread(
  ctx: Ctx,
  { threadId, text, lastMessageId }: AnswerContactThreadInput,
): Promise<AnswerContactThreadResult> {
  const { id: authorId } = policy.answerContactThread(ctx)
  return inTransaction(asShop(ctx), async (ctx): Promise<AnswerContactThreadResult> => {
    await lockContactThread(ctx, { threadId })
    const isUnread = and(
      eq(contactMessages.threadId, threadId),
      gt(contactMessages.id, lastMessageId),
      ne(contactMessages.kind, 'note'),
    )
    if ((await ctx.db.$count(contactMessages, isUnread)) > 0) return { ok: false, reason: 'changed' }
    const [message] = await ctx.db
      .insert(contactMessages)
      .values({ threadId, kind: 'shop', authorId, text, createdAt: ctx.now() })
      .returning({ id: contactMessages.id })
    if (!message) throw new Error('the answer was not stored')
    await ctx.db
      .update(contactThreads)
      .set({ state: 'answered', lastMessageAt: ctx.now() })
      .where(eq(contactThreads.id, threadId))
    await enqueueJob(ctx, { kind: 'send-contact-answer', threadId, messageId: message.id })
    return { ok: true }
  })
}
