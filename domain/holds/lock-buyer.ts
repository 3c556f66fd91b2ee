import { sql } from 'drizzle-orm'
import type { ShopCtx } from '../context.ts'
import { keysOf } from './buyer-keys.ts'
import type { Buyer } from './schemas.ts'

/**
 * Makes all others who are this buyer, by contact or address, wait until the transaction ends: what they hold cannot
 * change in between. The locks are taken in one order, so that two buyers who share some cannot deadlock. Call it
 * before locking any product.
 */
export async function lockBuyer(ctx: ShopCtx, { buyer }: { buyer: Buyer }): Promise<void> {
  const keys = sql.join(
    keysOf(ctx, buyer).map(({ key }) => sql`(${key}::text)`),
    sql`, `,
  )
  await ctx.db.execute(sql`
    select pg_advisory_xact_lock(number) from (
      select distinct hashtextextended(key, 0) as number from (values ${keys}) as keys (key) order by number
    ) as numbers`)
}
