import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { orders, users } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'

/** The most orders naming an address that its owner is mailed about, if nothing shows that they are the owner's. */
const MOST_AN_HOUR = 5
const MOST_A_DAY = 20

/**
 * True if an order that is about to be placed must not be mailed about: anybody may name any address, and its owner
 * would get the mails. A customer who names the address that they sign in with has proved it. Call it in the
 * transaction that places the order: until that ends, no other order to the address is counted.
 */
export async function mustWithholdMail(
  ctx: ShopCtx,
  { email, customerId }: { email: string; customerId: string | null },
): Promise<boolean> {
  const address = email.toLowerCase()
  if (customerId && (await isProved(ctx, customerId, address))) return false
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`)
  const [mailed] = await ctx.db
    .select({
      today: count(),
      lastHour: sql`count(*) filter (where ${orders.createdAt} > now() - interval '1 hour')`.mapWith(Number),
    })
    .from(orders)
    .where(
      and(
        eq(sql`lower(${orders.email})`, address),
        gt(orders.createdAt, sql`now() - interval '1 day'`),
        eq(orders.holdsMailBack, false),
      ),
    )
  return !!mailed && (mailed.lastHour >= MOST_AN_HOUR || mailed.today >= MOST_A_DAY)
}

async function isProved(ctx: ShopCtx, customerId: string, address: string): Promise<boolean> {
  const own = and(eq(users.id, customerId), eq(users.email, address), isNotNull(users.emailConfirmedAt))
  return (await ctx.db.$count(users, own)) > 0
}
