import { setTimeout } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { newsletterDeliveries, newsletters } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import { addTime, MINUTE, SECOND } from '#shared/kernel/durations.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { requireShop } from '#domain/kernel/guards.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import type { JobInput } from '#domain/base/jobs/schemas.ts'
import { getSettings } from '#domain/base/settings/index.ts'
import { type Claimed, deliver, giveBack } from './deliver.ts'
import { type NewsletterRow, writeNewsletter, type WrittenNewsletter } from '../newsletters/index.ts'
import { findAtStep } from './start-newsletter.ts'

/** The size of a batch, which a pause or an ending process has to wait for. */
const BATCH_MS = 4 * SECOND
const MOST_MAILS = 200
/** The number of its mails that are on their way at a time. */
export const AT_A_TIME = 3
/** Anyone who has taken up a mail and not sent it by then has crashed: another may. */
const CLAIM_SECONDS = 60
/** Half of that: a process that stood still must not send what another has taken over. */
const SURE_MS = (CLAIM_SECONDS * SECOND) / 2
const FIRST_WAIT_MS = 30 * SECOND
const LONGEST_WAIT_MS = 30 * MINUTE

/**
 * Sends the next mails of a newsletter, at the rate that the settings allow, and stores the job for those that follow.
 * Each mail is recorded before the next: only one that was accepted just before a crash is sent again, by its name.
 */
export async function sendBatch(ctx: Ctx, input: JobInput<'send-newsletter-batch'>): Promise<void> {
  requireShop(ctx)
  const byShop = asShop(ctx)
  const { newsletterId, step, failures } = input
  const perMinute = (await getSettings(ctx)).mail.newslettersPerMinute
  const interval = MINUTE / perMinute
  const limit = Math.min(MOST_MAILS, Math.max(1, Math.floor(BATCH_MS / interval)))
  const began = performance.now()
  const batch = await inTransaction(byShop, async (ctx) => {
    const newsletter = await findAtStep(ctx, { newsletterId, step })
    if (newsletter?.state !== 'sending') return undefined
    return { newsletter, claimed: await claim(ctx, { newsletterId, limit }) }
  })
  if (!batch) return
  const isServerDown = await sendAll(byShop, { ...batch, interval, began })
  if (!isServerDown)
    await setTimeout(Math.max(0, began + batch.claimed.length * interval - performance.now()))
  await queueNextBatch(byShop, { newsletterId, step, failures: isServerDown ? failures + 1 : 0 })
}

async function claim(
  ctx: ShopCtx,
  { newsletterId, limit }: { newsletterId: string; limit: number },
): Promise<Claimed[]> {
  const { rows } = await ctx.db.execute<{ id: string; email: string; locale: Locale; attempts: number }>(sql`
    update newsletter_deliveries
    set due_at = now() + make_interval(secs => ${CLAIM_SECONDS}), attempts = attempts + 1
    where id in (
      select id from newsletter_deliveries
      where newsletter_id = ${newsletterId} and state = 'waiting' and due_at <= now()
      order by due_at, id limit ${limit} for update skip locked
    )
    returning id, email, locale, attempts`)
  return rows.map((row) => ({ ...row, id: Number(row.id) })).sort((a, b) => a.id - b.id)
}

type Batch = { newsletter: NewsletterRow; claimed: Claimed[]; interval: number; began: number }

/** @returns whether the mail server takes nothing: what was not sent is given back */
async function sendAll(ctx: ShopCtx, { newsletter, claimed, interval, began }: Batch): Promise<boolean> {
  const written = new Map<Locale, WrittenNewsletter>()
  for (const { locale } of claimed) {
    if (!written.has(locale))
      written.set(locale, await writeNewsletter(ctx, { newsletter, language: locale }))
  }
  const left = [...claimed.entries()]
  let isServerDown = false
  async function sendNext(): Promise<void> {
    for (;;) {
      const isSure = performance.now() - began < SURE_MS
      const next = isServerDown || !isSure ? undefined : left.shift()
      if (!next) return
      const [place, delivery] = next
      await setTimeout(Math.max(0, began + place * interval - performance.now()))
      const mail = written.get(delivery.locale)
      if (!mail) throw new Error(`a newsletter was not written in ${delivery.locale}`)
      if ((await deliver(ctx, { newsletterId: newsletter.id, delivery, written: mail })) === 'server_down') {
        isServerDown = true
        left.push(next)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, sendNext))
  await giveBack(ctx, { ids: left.map(([, { id }]) => id) })
  return isServerDown
}

/** Stores the job for the next batch, for when it has something to send; without one the newsletter is finished. */
async function queueNextBatch(
  ctx: ShopCtx,
  { newsletterId, step, failures }: { newsletterId: string; step: number; failures: number },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const newsletter = await findAtStep(ctx, { newsletterId, step })
    if (newsletter?.state !== 'sending') return
    const [next] = await ctx.db
      .select({
        dueAt: newsletterDeliveries.dueAt,
        isDue: sql<boolean>`${newsletterDeliveries.dueAt} <= now()`,
      })
      .from(newsletterDeliveries)
      .where(
        and(eq(newsletterDeliveries.newsletterId, newsletterId), eq(newsletterDeliveries.state, 'waiting')),
      )
      .orderBy(newsletterDeliveries.dueAt)
      .limit(1)
    const isThis = eq(newsletters.id, newsletterId)
    if (!next) {
      const done = { state: 'sent', finishedAt: ctx.now(), waitsUntil: null, step: step + 1 } as const
      await ctx.db.update(newsletters).set(done).where(isThis)
      return
    }
    const waitsUntil = failures > 0 ? addTime(ctx.now(), waitAfter(failures)) : null
    await ctx.db
      .update(newsletters)
      .set({ step: step + 1, waitsUntil })
      .where(isThis)
    const job = { newsletterId, step: step + 1, failures } as const
    if (!waitsUntil && next.isDue) await enqueueJob(ctx, { kind: 'send-newsletter-batch', ...job })
    // It waits in no row: other newsletters need not wait for it.
    else await enqueueJob(ctx, { kind: 'start-newsletter', ...job, dueAt: waitsUntil ?? next.dueAt })
  })
}

function waitAfter(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS)
}
