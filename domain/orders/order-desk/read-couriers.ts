import { asc, desc } from 'drizzle-orm'
import { couriers } from '#database/schema/index.ts'
import type { Ctx } from '#domain/kernel/context.ts'
import type { Courier } from './views.ts'

/** The last few are enough to choose from; a name that was mistyped once sinks out of sight. */
const COURIERS_SHOWN = 8

/** Reads the couriers to choose from, the last used first. Call it inside a transaction. */
export async function readCouriers(ctx: Ctx): Promise<Courier[]> {
  return ctx.db
    .select({ name: couriers.name, link: couriers.link })
    .from(couriers)
    .orderBy(desc(couriers.lastUsedAt), asc(couriers.name))
    .limit(COURIERS_SHOWN)
}
