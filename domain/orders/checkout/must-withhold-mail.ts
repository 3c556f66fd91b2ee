import { and, count, eq, gt, sql } from 'drizzle-orm'
import { orders, users } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The most orders naming an address that its owner is mailed about, if nothing shows that they are the owner's. */
const MOST_AN_HOUR = 5
const MOST_A_DAY = 20

/** The key to lock before `mustWithholdMail`, in a statement of its own: until then no other order to the address is counted. */
export const addressKey = (email: string) => ({ key: email.toLowerCase() })

/**
 * True if an order that is about to be placed must not be mailed about: anybody may name any address, and its owner
 * would get the mails. A customer who names the address that they sign in with has proved it. Call it in the
 * transaction that places the order, with `addressKey` locked.
 */
export async function mustWithholdMail(
  ctx: ShopCtx,
  { email, customerId }: { email: string; customerId: string | null },
): Promise<boolean> {
  const { key: address } = addressKey(email)
  const [mailed] = await ctx.db
    .select({
      today: count(),
      lastHour: sql`count(*) filter (where ${orders.createdAt} > now() - interval '1 hour')`.mapWith(Number),
      isProved: isProved(customerId, address),
    })
    .from(orders)
    .where(
      and(
        eq(sql`lower(${orders.email})`, address),
        gt(orders.createdAt, sql`now() - interval '1 day'`),
        eq(orders.holdsMailBack, false),
      ),
    )
  return !!mailed && !mailed.isProved && (mailed.lastHour >= MOST_AN_HOUR || mailed.today >= MOST_A_DAY)
}

function isProved(customerId: string | null, address: string) {
  if (!customerId) return sql<boolean>`false`
  return sql<boolean>`exists (
    select from ${users} as own
    where own.id = ${customerId} and own.email = ${address} and own.email_confirmed_at is not null)`
}
