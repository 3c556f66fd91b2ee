import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { guestKeys, reservations, tableWaitlist } from '#database/schema/index.ts'
import type { ShopCtx } from '#domain/kernel/context.ts'
import { mayHave } from './judge-party.ts'
import type { GuestKey, GuestRefusal, OtherParty, Party } from './schemas.ts'

type CheckPartyInput = {
  keys: GuestKey[]
  party: Party
  /** The reservation that is about to change: what it is now does not count. */
  without?: string
}

/**
 * Returns why a guest may not have this table too, besides those that they have to come or wait for; undefined if they
 * may. The answer stays true until the transaction ends if their keys were locked before, in a separate statement.
 */
export async function checkParty(
  ctx: ShopCtx,
  { keys, party, without }: CheckPartyInput,
): Promise<GuestRefusal | undefined> {
  const others = await readParties(ctx, keys, without)
  return mayHave(party, others, ctx.guestLimits) ? undefined : { ok: false, reason: 'guest_limit' }
}

async function readParties(
  { db, now }: ShopCtx,
  keys: GuestKey[],
  without: string | undefined,
): Promise<OtherParty[]> {
  if (keys.length === 0) return []
  const isTheirs = inArray(
    guestKeys.key,
    keys.map(({ key }) => key),
  )
  const kinds = sql<OtherParty['kinds']>`array_agg(${guestKeys.kind})`.as('kinds')
  const reserved = db
    .select({ day: reservations.day, partySize: reservations.partySize, kinds })
    .from(guestKeys)
    .innerJoin(reservations, eq(reservations.id, guestKeys.reservationId))
    .where(
      and(
        isTheirs,
        eq(reservations.keepsTables, true),
        gt(reservations.startsAt, now()),
        without === undefined ? undefined : ne(reservations.id, without),
      ),
    )
    .groupBy(reservations.id)
  const awaited = db
    .select({ day: tableWaitlist.day, partySize: tableWaitlist.partySize, kinds })
    .from(guestKeys)
    .innerJoin(tableWaitlist, eq(tableWaitlist.id, guestKeys.waitlistId))
    .where(
      and(isTheirs, inArray(tableWaitlist.status, ['waiting', 'offered']), gt(tableWaitlist.untilAt, now())),
    )
    .groupBy(tableWaitlist.id)
  return unionAll(reserved, awaited)
}
