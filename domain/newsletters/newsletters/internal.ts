import { eq, sql } from 'drizzle-orm'
import { newsletterDeliveries, newsletters } from '#database/schema/index.ts'
import { DELIVERY_STATES, type DeliveryState } from '#shared/newsletters/newsletter-fields.ts'
import type { DeliveryCounts } from '#shared/newsletters/newsletter-content.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { DomainError } from '#domain/kernel/errors.ts'

export type NewsletterRow = typeof newsletters.$inferSelect

/** Locks a newsletter until the transaction ends. @throws DomainError not_found */
export async function lockNewsletter(ctx: ShopCtx, { id }: { id: string }): Promise<NewsletterRow> {
  const [row] = await ctx.db.select().from(newsletters).where(eq(newsletters.id, id)).for('no key update')
  if (!row) throw new DomainError('not_found', 'newsletter')
  return row
}

/** Counts the mails of one newsletter by what became of them. */
export async function countDeliveries(ctx: ShopCtx, { id }: { id: string }): Promise<DeliveryCounts> {
  const rows = await ctx.db
    .select({ state: newsletterDeliveries.state, count: sql<number>`count(*)::int` })
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.newsletterId, id))
    .groupBy(newsletterDeliveries.state)
  const counted = new Map<DeliveryState, number>(rows.map(({ state, count }) => [state, count]))
  return Object.fromEntries(
    DELIVERY_STATES.map((state) => [state, counted.get(state) ?? 0]),
  ) as DeliveryCounts
}

/** Counts the people who got a newsletter and do not want the next one. */
export async function countUnsubscribed(ctx: ShopCtx, { id }: { id: string }): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from newsletter_deliveries delivery
    join mail_consents consent on consent.email = delivery.email and consent.topic = 'newsletter'
    where delivery.newsletter_id = ${id} and delivery.state = 'sent'
      and not consent.is_given and consent.changed_at >= delivery.settled_at`)
  return rows[0]?.count ?? 0
}
