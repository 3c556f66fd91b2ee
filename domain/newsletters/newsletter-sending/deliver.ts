import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MailError } from '#adapters/mail/mail-error.ts'
import type { RecipientRefusedError } from '#adapters/mail/recipient-refused-error.ts'
import { newsletterDeliveries } from '#database/schema/index.ts'
import { MINUTE, SECOND } from '#shared/kernel/durations.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { DeliveryState } from '#shared/newsletters/newsletter-fields.ts'
import { inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { mayMail, recordBounce, unsubscribeOf } from '#domain/base/mail-consents/index.ts'
import { keepMail, type Mail, sendMail } from '#domain/base/mails/index.ts'
import { newsletterMail, type WrittenNewsletter } from '../newsletters/index.ts'

/** Compared by name, because the domain imports only types from adapters. */
const REFUSED = 'RecipientRefusedError' satisfies RecipientRefusedError['name']
const MAIL_ERROR = 'MailError' satisfies MailError['name']

/** A mail that the server puts off is tried again after so long, each time twice as long: for about ten hours. */
const FIRST_RETRY_MS = 5 * MINUTE
const MOST_ATTEMPTS = 8

/** A mail that this process has taken up. */
export type Claimed = { id: number; email: string; locale: Locale; attempts: number }

type Delivery = { newsletterId: string; delivery: Claimed; written: WrittenNewsletter }

/**
 * Sends one mail, if its reader still wants it, and records what became of it.
 * @returns `server_down` if it could not be sent for a reason that holds for every mail; it then waits as before
 */
export async function deliver(
  ctx: ShopCtx,
  { newsletterId, delivery, written }: Delivery,
): Promise<'settled' | 'server_down'> {
  const { id, email } = delivery
  if (!(await mayMail(ctx, { email, topic: 'newsletter' }))) {
    await settle(ctx, { id, state: 'unsubscribed' })
    return 'settled'
  }
  const unsubscribe = unsubscribeOf(ctx, { email, topic: 'newsletter', language: written.language })
  const composed = newsletterMail(written, { to: email, unsubscribeUrl: unsubscribe.url })
  const mail: Mail = { ...composed, headers: unsubscribe.headers }
  try {
    await sendMail(ctx, { name: `newsletter-${newsletterId}-${id}`, mail })
  } catch (error) {
    return afterFailure(ctx, { delivery, error })
  }
  await settle(ctx, { id, state: 'sent', mail })
  return 'settled'
}

async function afterFailure(
  ctx: ShopCtx,
  { delivery: { id, email, attempts }, error }: { delivery: Claimed; error: unknown },
): Promise<'settled' | 'server_down'> {
  if (!(error instanceof Error)) throw error
  if (error.name === REFUSED) {
    await settle(ctx, { id, state: 'refused' })
    await recordBounce(ctx, { email, reason: 'refused' })
    return 'settled'
  }
  const { fault, smtpCode } = error.name === MAIL_ERROR ? (error as MailError) : {}
  if (fault !== 'mail' && fault !== 'later') {
    ctx.log.warn({ err: error }, 'the mail server takes no newsletters')
    return 'server_down'
  }
  if (fault === 'mail' || attempts >= MOST_ATTEMPTS) {
    await settle(ctx, { id, state: 'refused', smtpCode })
    return 'settled'
  }
  const wait = (FIRST_RETRY_MS / SECOND) * 2 ** (attempts - 1)
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .update(newsletterDeliveries)
      .set({ dueAt: sql`now() + make_interval(secs => ${wait})`, smtpCode: smtpCode ?? null })
      .where(and(eq(newsletterDeliveries.id, id), eq(newsletterDeliveries.state, 'waiting'))),
  )
  return 'settled'
}

type Settled = {
  id: number
  state: DeliveryState
  smtpCode?: number | undefined
  /** The mail that was sent. */
  mail?: Mail
}

async function settle(ctx: ShopCtx, { id, state, smtpCode, mail }: Settled): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(newsletterDeliveries)
      .set({ state, smtpCode: smtpCode ?? null, settledAt: sql`now()` })
      .where(eq(newsletterDeliveries.id, id))
    if (mail) await keepMail(ctx, mail)
  })
}

/** Mails that were taken up and not sent: they are due again, and this was no attempt. */
export async function giveBack(ctx: ShopCtx, { ids }: { ids: number[] }): Promise<void> {
  if (ids.length === 0) return
  await inTransaction(ctx, (ctx) =>
    ctx.db
      .update(newsletterDeliveries)
      .set({ dueAt: sql`now()`, attempts: sql`${newsletterDeliveries.attempts} - 1` })
      .where(and(inArray(newsletterDeliveries.id, ids), eq(newsletterDeliveries.state, 'waiting'))),
  )
}
