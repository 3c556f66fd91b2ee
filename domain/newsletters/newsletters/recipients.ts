import { and, eq, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import { mailBounces, mailConsents, users } from '#database/schema/index.ts'
import type { Locale } from '#shared/kernel/locale.ts'
import type { NewsletterSegment } from '#shared/newsletters/newsletter-content.ts'
import { CALLED_OFF_STATUSES, ONCE_PAID_STATUSES } from '#shared/orders/order-states.ts'
import { SHOP_TIME_ZONE } from '#shared/kernel/dates.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The language of the account, or without one the language of the subscription. */
const language = sql<Locale>`coalesce(${users.locale}, ${mailConsents.language})`

/** The query for who gets a newsletter: who consents to it, whose mailbox takes mails, and who is in the segment. */
export function recipientsOf({ db }: ShopCtx, segment: NewsletterSegment) {
  const bounces = db
    .select({ one: sql`1` })
    .from(mailBounces)
    .where(eq(mailBounces.email, mailConsents.email))
  return db
    .select({ email: mailConsents.email, locale: language.as('locale') })
    .from(mailConsents)
    .leftJoin(users, eq(users.email, mailConsents.email))
    .where(
      and(
        eq(mailConsents.topic, 'newsletter'),
        eq(mailConsents.isGiven, true),
        notExists(bounces),
        segment.language ? sql`${language} = ${segment.language}` : undefined,
        segment.hasAccount === null ? undefined : (segment.hasAccount ? isNotNull : isNull)(users.id),
        hasBought(segment),
      ),
    )
}

/** Bought is what was paid for and not called off, with the address or with its account. */
function hasBought({ boughtProductId, boughtSince }: NewsletterSegment): SQL | undefined {
  if (boughtProductId === null && boughtSince === null) return undefined
  const since = boughtSince
    ? sql`and orders.created_at >= (${boughtSince}::date)::timestamp at time zone ${SHOP_TIME_ZONE}`
    : sql``
  const product = boughtProductId
    ? sql`and exists (select 1 from order_items item where item.order_id = orders.id and item.product_id = ${boughtProductId})`
    : sql``
  const isSale = sql`orders.payment_status in ${[...ONCE_PAID_STATUSES]}
    and orders.status not in ${[...CALLED_OFF_STATUSES]} ${since} ${product}`
  return sql`${mailConsents.email} in (
    select lower(orders.email) from orders where ${isSale}
    union select buyer.email from users buyer join orders on orders.customer_id = buyer.id where ${isSale})`
}
