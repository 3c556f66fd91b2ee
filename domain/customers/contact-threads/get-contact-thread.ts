import { and, asc, eq, ne } from 'drizzle-orm'
import { contactMessages, contactThreads } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { newFormKey, contactThreadOfKey } from './form-key.ts'
import { policy } from './policy.ts'
import type { GetContactThreadInput, ContactThreadView } from './schemas.ts'

/**
 * A thread for anyone who has its link: the sender, by the mail with an answer. The team's notes are not in it.
 * @throws DomainError not_found
 */
export async function getContactThread(ctx: Ctx, { key }: GetContactThreadInput): Promise<ContactThreadView> {
  policy.getContactThread(ctx)
  const id = contactThreadOfKey(ctx, key)
  if (id === undefined) throw new DomainError('not_found', 'thread')
  const formKey = newFormKey(ctx)
  return inTransaction(asShop(ctx), async (ctx) => {
    const [thread] = await ctx.db
      .select({ number: contactThreads.number, topic: contactThreads.topic })
      .from(contactThreads)
      .where(eq(contactThreads.id, id))
    if (!thread) throw new DomainError('not_found', 'thread')
    const messages = await ctx.db
      .select({
        id: contactMessages.id,
        kind: contactMessages.kind,
        text: contactMessages.text,
        at: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(and(eq(contactMessages.threadId, id), ne(contactMessages.kind, 'note')))
      .orderBy(asc(contactMessages.id))
    return {
      ...thread,
      formKey,
      messages: messages.map(({ kind, ...message }) => ({ ...message, isMine: kind === 'sender' })),
    }
  })
}
