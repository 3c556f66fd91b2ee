import { and, eq } from 'drizzle-orm'
import { contactMessages, contactThreads } from '#database/schema/index.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'

type StoreMessageInput = { threadId: string; text: string; formKey: string }

/**
 * Stores what a sender wrote, in the caller's transaction.
 * @returns its id; undefined if a message came by the same form before
 */
export async function storeMessage(
  ctx: ShopCtx,
  { threadId, text, formKey }: StoreMessageInput,
): Promise<number | undefined> {
  const [message] = await ctx.db
    .insert(contactMessages)
    .values({ threadId, kind: 'sender', text, formKey, createdAt: ctx.now() })
    .onConflictDoNothing({ target: contactMessages.formKey })
    .returning({ id: contactMessages.id })
  return message?.id
}

/** Finds an earlier message by the same form that says the same: it was sent twice. */
export async function findSent(
  ctx: ShopCtx,
  { formKey, text }: { formKey: string; text: string },
): Promise<{ ok: true; number: number } | undefined> {
  const [sent] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ number: contactThreads.number })
      .from(contactMessages)
      .innerJoin(contactThreads, eq(contactThreads.id, contactMessages.threadId))
      .where(and(eq(contactMessages.formKey, formKey), eq(contactMessages.text, text))),
  )
  return sent && { ok: true, number: sent.number }
}
