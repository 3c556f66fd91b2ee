import { contactThreads } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { bySender, countTries } from '#domain/kernel/count-tries.ts'
import { formFault } from './form-key.ts'
import { hasTooManyLinks } from './has-too-many-links.ts'
import { policy } from './policy.ts'
import type { SendMessageInput, SendMessageResult } from './schemas.ts'
import { findSent, storeMessage } from './store-message.ts'

/**
 * Stores a message to the shop, mails it to the staff, and a receipt to its sender. Sent twice, it is stored once.
 * Anybody may type anybody's address: the receipt has none of what was typed, and an address gets three a day.
 */
export async function sendMessage(ctx: Ctx, input: SendMessageInput): Promise<SendMessageResult> {
  const actor = policy.sendMessage(ctx)
  const { email, formKey, text } = input
  if (input.trap !== '') return { ok: false, reason: 'trap' }
  const fault = formFault(ctx, formKey)
  if (fault) return { ok: false, reason: fault }
  if (hasTooManyLinks(text)) return { ok: false, reason: 'too_many_links' }
  const tooMany = await countTries(ctx, ...bySender(ctx, 'contact'), ['contact_from', email])
  if (tooMany) return tooMany
  const hasReceipt = (await ctx.limits.take('contact_receipts', email)) === 0
  const customerId = actor.role === 'customer' ? actor.id : null
  const stored = await inTransaction(asShop(ctx), (ctx) => store(ctx, input, { customerId, hasReceipt }))
  return stored.ok ? stored : ((await findSent(asShop(ctx), { formKey, text })) ?? stored)
}

async function store(
  ctx: ShopCtx,
  { name, email, topic, orderNumber, text, language: locale, formKey }: SendMessageInput,
  { customerId, hasReceipt }: { customerId: string | null; hasReceipt: boolean },
): Promise<SendMessageResult> {
  const lastMessageAt = ctx.now()
  const [thread] = await ctx.db
    .insert(contactThreads)
    .values({ name, email, topic, orderNumber, locale, customerId, lastMessageAt, createdAt: lastMessageAt })
    .returning({ id: contactThreads.id, number: contactThreads.number })
  if (!thread) throw new Error('the thread was not stored')
  const { id: threadId, number } = thread
  const messageId = await storeMessage(ctx, { threadId, text, formKey })
  if (messageId === undefined) return { ok: false, reason: 'stale_form' }
  await enqueueJob(ctx, { kind: 'send-contact-to-staff', threadId, messageId })
  if (hasReceipt) await enqueueJob(ctx, { kind: 'send-contact-receipt', threadId })
  return { ok: true, number }
}
