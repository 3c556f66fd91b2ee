import { and, desc, eq, lt } from 'drizzle-orm'
import { contactMessages, contactThreads } from '#database/schema/index.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import { HOUR } from '#shared/kernel/durations.ts'
import type { JobInput, Jobs, RecurringJob } from '#domain/base/jobs/schemas.ts'
import { deliverMail } from '#domain/base/mails/index.ts'
import { getShop } from '#domain/base/settings/index.ts'
import { answerMail, type MailedContactThread, receiptMail, staffMail } from './contact-mails.ts'
import { forgetContactThreads, threadsKeptFor } from './forget-contact-threads.ts'
import { keyOfContactThread } from './form-key.ts'

declare module '#domain/base/jobs/schemas.ts' {
  interface JobPayloads {
    'send-contact-receipt': { threadId: string }
    'send-contact-to-staff': { threadId: string; messageId: number }
    'send-contact-answer': { threadId: string; messageId: number }
  }
  interface RecurringJobs extends Recurring {}
}

/** The mails about threads. A thread that is gone by then is mailed about no more. */
export const contactMailJobs = {
  'send-contact-receipt': {
    lane: 'messages',
    sequence: ({ threadId }) => `contact ${threadId}`,
    run: sendReceipt,
  },
  'send-contact-to-staff': { lane: 'messages', run: sendToStaff },
  'send-contact-answer': {
    lane: 'messages',
    sequence: ({ threadId }) => `contact ${threadId}`,
    run: sendAnswer,
  },
} satisfies Partial<Jobs>

/** Done again and again; docs/guides/data-kept.md says what it deletes. */
export const recurringContactJobs = {
  'forget-threads': { interval: { everyMs: HOUR }, keeps: threadsKeptFor, run: forgetContactThreads },
} satisfies Record<string, RecurringJob>
type Recurring = typeof recurringContactJobs

async function sendReceipt(ctx: Ctx, job: JobInput<'send-contact-receipt'>): Promise<void> {
  requireShop(ctx)
  const { threadId } = job
  const shopCtx = asShop(ctx)
  await deliverMail(shopCtx, {
    job,
    name: receiptName(threadId),
    async write() {
      const thread = await findThread(shopCtx, threadId)
      return thread && receiptMail(thread, await getShop(shopCtx))
    },
  })
}

async function sendToStaff(ctx: Ctx, input: JobInput<'send-contact-to-staff'>): Promise<void> {
  requireShop(ctx)
  const shopCtx = asShop(ctx)
  const { threadId, messageId } = input
  await deliverMail(shopCtx, {
    job: input,
    name: `contact-${threadId}-staff-${messageId}`,
    async write() {
      const thread = await findThread(shopCtx, threadId)
      const message = await findMessage(shopCtx, messageId)
      if (!thread || !message) return undefined
      // There is no mail of that name, but what follows it is put together.
      return { ...staffMail(thread, message, await getShop(shopCtx)), follows: `contact-${threadId}-staff` }
    },
  })
}

/** Mail programs put it under the receipt, also where none was sent, and so all answers together. */
async function sendAnswer(ctx: Ctx, input: JobInput<'send-contact-answer'>): Promise<void> {
  requireShop(ctx)
  const shopCtx = asShop(ctx)
  const { threadId, messageId } = input
  await deliverMail(shopCtx, {
    job: input,
    name: `contact-${threadId}-answer-${messageId}`,
    async write() {
      const thread = await findThread(shopCtx, threadId)
      const answer = await findMessage(shopCtx, messageId)
      if (!thread || !answer) return undefined
      const asked = await findAsked(shopCtx, { threadId, before: messageId })
      const key = keyOfContactThread(shopCtx, threadId)
      const mail = answerMail({ thread, key, answer: answer.text, asked }, await getShop(shopCtx))
      return { ...mail, follows: receiptName(threadId) }
    },
  })
}

const receiptName = (threadId: string) => `contact-${threadId}-receipt`

async function findThread(ctx: ShopCtx, threadId: string): Promise<MailedContactThread | undefined> {
  const [thread] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({
        id: contactThreads.id,
        number: contactThreads.number,
        topic: contactThreads.topic,
        name: contactThreads.name,
        email: contactThreads.email,
        orderNumber: contactThreads.orderNumber,
        locale: contactThreads.locale,
      })
      .from(contactThreads)
      .where(eq(contactThreads.id, threadId)),
  )
  return thread
}

async function findMessage(ctx: ShopCtx, id: number) {
  const [message] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ text: contactMessages.text, at: contactMessages.createdAt })
      .from(contactMessages)
      .where(eq(contactMessages.id, id)),
  )
  return message
}

/** Finds the sender's last message before an answer. */
async function findAsked(ctx: ShopCtx, { threadId, before }: { threadId: string; before: number }) {
  const [asked] = await inTransaction(ctx, (ctx) =>
    ctx.db
      .select({ text: contactMessages.text, at: contactMessages.createdAt })
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.threadId, threadId),
          eq(contactMessages.kind, 'sender'),
          lt(contactMessages.id, before),
        ),
      )
      .orderBy(desc(contactMessages.id))
      .limit(1),
  )
  return asked
}
