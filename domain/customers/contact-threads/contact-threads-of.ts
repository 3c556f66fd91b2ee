import { and, asc, desc, eq, isNull, or, type SQL } from 'drizzle-orm'
import { contactMessages, contactThreads } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import type { SenderContactThread } from './views.ts'

/** The threads of an account, and those without one that say to be from an address that is proved to be theirs. */
export type ContactThreadSender =
  | { customerId: string; provedEmail?: string | undefined }
  | { customerId?: never; provedEmail: string }

function isOf({ customerId, provedEmail }: ContactThreadSender): SQL | undefined {
  return or(
    customerId === undefined ? undefined : eq(contactThreads.customerId, customerId),
    provedEmail === undefined
      ? undefined
      : and(isNull(contactThreads.customerId), eq(contactThreads.email, provedEmail)),
  )
}

/** The last threads of somebody, for their page in the office. */
export async function readContactThreadsOf(
  ctx: ShopCtx,
  { sender, most }: { sender: ContactThreadSender; most: number },
): Promise<SenderContactThread[]> {
  return ctx.db
    .select({
      id: contactThreads.id,
      number: contactThreads.number,
      topic: contactThreads.topic,
      state: contactThreads.state,
      lastMessageAt: contactThreads.lastMessageAt,
    })
    .from(contactThreads)
    .where(isOf(sender))
    .orderBy(desc(contactThreads.lastMessageAt))
    .limit(most)
}

/** Exports somebody's messages to the shop, its answers and the team's notes, for an export of their data. */
export async function exportContactThreads(
  ctx: ShopCtx,
  { sender }: { sender: ContactThreadSender },
): Promise<object[]> {
  const threads = await ctx.db
    .select({
      id: contactThreads.id,
      number: contactThreads.number,
      topic: contactThreads.topic,
      state: contactThreads.state,
      name: contactThreads.name,
      email: contactThreads.email,
      orderNumber: contactThreads.orderNumber,
      language: contactThreads.locale,
    })
    .from(contactThreads)
    .where(isOf(sender))
    .orderBy(asc(contactThreads.number))
  const exported = []
  for (const { id, ...thread } of threads) {
    const messages = await ctx.db
      .select({ by: contactMessages.kind, text: contactMessages.text, at: contactMessages.createdAt })
      .from(contactMessages)
      .where(eq(contactMessages.threadId, id))
      .orderBy(asc(contactMessages.id))
    exported.push({ ...thread, messages })
  }
  return exported
}

/**
 * Deletes somebody's threads, in the caller's transaction.
 * @returns how many there were
 */
export async function forgetContactThreadsOf(
  ctx: ShopCtx,
  { sender }: { sender: ContactThreadSender },
): Promise<number> {
  const { rowCount } = await ctx.db.delete(contactThreads).where(isOf(sender))
  return rowCount ?? 0
}

/** Counts somebody's threads. */
export async function countContactThreadsOf(
  ctx: ShopCtx,
  { sender }: { sender: ContactThreadSender },
): Promise<number> {
  return ctx.db.$count(contactThreads, isOf(sender))
}
