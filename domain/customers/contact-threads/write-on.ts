import { eq } from 'drizzle-orm'
import { contactThreads } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { bySender, countTries } from '#domain/kernel/count-tries.ts'
import { formFault, contactThreadOfKey } from './form-key.ts'
import { hasTooManyLinks } from './has-too-many-links.ts'
import { lockContactThread } from './lock-contact-thread.ts'
import { policy } from './policy.ts'
import type { WriteOnInput, WriteOnResult } from './schemas.ts'
import { findSent, storeMessage } from './store-message.ts'

/**
 * The sender writes again, by the link in a mail with an answer: the thread waits for the shop again, also one that was
 * closed.
 * @throws DomainError not_found
 */
export async function writeOn(ctx: Ctx, { key, text, formKey }: WriteOnInput): Promise<WriteOnResult> {
  policy.writeOn(ctx)
  const threadId = contactThreadOfKey(ctx, key)
  if (threadId === undefined) throw new DomainError('not_found', 'thread')
  if (formFault(ctx, formKey) === 'stale_form') return { ok: false, reason: 'stale_form' }
  if (hasTooManyLinks(text)) return { ok: false, reason: 'too_many_links' }
  const tooMany = await countTries(ctx, ...bySender(ctx, 'contact'), ['contact_from', threadId])
  if (tooMany) return tooMany
  const stored = await inTransaction(asShop(ctx), async (ctx): Promise<WriteOnResult> => {
    await lockContactThread(ctx, { threadId })
    const messageId = await storeMessage(ctx, { threadId, text, formKey })
    if (messageId === undefined) return { ok: false, reason: 'stale_form' }
    await ctx.db
      .update(contactThreads)
      .set({ state: 'open', lastMessageAt: ctx.now() })
      .where(eq(contactThreads.id, threadId))
    await enqueueJob(ctx, { kind: 'send-contact-to-staff', threadId, messageId })
    return { ok: true }
  })
  if (stored.ok) return stored
  return (await findSent(asShop(ctx), { formKey, text })) ? { ok: true } : stored
}
