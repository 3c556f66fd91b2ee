import { contactMessages } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { lockContactThread } from './lock-contact-thread.ts'
import { policy } from './policy.ts'
import type { AddContactThreadNoteInput } from './schemas.ts'

/**
 * Staff leave a note in a thread, for each other. The sender reads it only in an export of their data.
 * @throws DomainError forbidden, not_found
 */
export async function addContactThreadNote(
  ctx: Ctx,
  { threadId, text }: AddContactThreadNoteInput,
): Promise<void> {
  const { id: authorId } = policy.addContactThreadNote(ctx)
  await inTransaction(asShop(ctx), async (ctx) => {
    await lockContactThread(ctx, { threadId })
    await ctx.db
      .insert(contactMessages)
      .values({ threadId, kind: 'note', authorId, text, createdAt: ctx.now() })
  })
}
