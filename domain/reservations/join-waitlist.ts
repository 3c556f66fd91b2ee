import { and, eq, sql } from 'drizzle-orm'
import { tableWaitlist } from '#database/schema/index.ts'
import { formatTime } from '#shared/dates.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '../context.ts'
import { enqueueJob } from '../jobs/index.ts'
import { takeTries } from '../take-tries.ts'
import { sealedKey } from '../sealed-keys.ts'
import { type DayPlan, findSlot, instantOf, lockDays, readDayPlan, slotTimes } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { JoinWaitlistInput, JoinWaitlistResult } from './schemas.ts'

/** Parties of one address that may wait for one day: they would only keep others waiting. */
const MOST_ENTRIES = 3

/**
 * Puts a party on the list of those who want a table between two times of a full day. Sent twice, it is one entry.
 */
export async function joinWaitlist(ctx: Ctx, input: JoinWaitlistInput): Promise<JoinWaitlistResult> {
  policy.joinWaitlist(ctx)
  const wait = await takeTries(ctx, ['holds', ctx.client.address])
  if (wait) return wait
  const { day, from, until, partySize, language, ...contact } = input
  const keyOf = (id: string) => sealedKey(ctx, { of: 'waitlist', id })
  const customerId = ctx.actor.role === 'customer' ? ctx.actor.id : null
  return inTransaction(asShop(ctx), async (ctx): Promise<JoinWaitlistResult> => {
    await lockDays(ctx, { days: [day] })
    const plan = await readDayPlan(ctx, { day })
    const [fromAt, untilAt] = [instantOf(plan.service, day, from), instantOf(plan.service, day, until)]
    if (untilAt < fromAt) return { ok: false, reason: 'no_time' }
    const verdict = judge(plan, { fromAt, untilAt, partySize, now: ctx.now() })
    if (verdict !== 'full') return verdict
    const same = await findSame(ctx, { ...input, fromAt, untilAt })
    if (same) return { ok: true, key: keyOf(same.id) }
    if ((await countEntries(ctx, input)) >= MOST_ENTRIES) return { ok: false, reason: 'too_many_entries' }
    const [entry] = await ctx.db
      .insert(tableWaitlist)
      .values({ day, fromAt, untilAt, partySize, customerId, locale: language, ...contact })
      .returning({ id: tableWaitlist.id })
    if (!entry) throw new Error('a party does not wait')
    await enqueueJob(ctx, { kind: 'send-waitlist-joined', entryId: entry.id })
    return { ok: true, key: keyOf(entry.id) }
  })
}

type Wanted = { fromAt: Date; untilAt: Date; partySize: number; now: Date }

/** Whether there is a reason to wait: the party could come at one of the times, and none of them is free. */
function judge(plan: DayPlan, { fromAt, untilAt, ...asked }: Wanted): 'full' | JoinWaitlistResult {
  const times = slotTimes(plan).filter((time) => time >= fromAt && time <= untilAt)
  const answers = times.map((startsAt) => ({ startsAt, slot: findSlot(plan, { startsAt, ...asked }) }))
  const free = answers
    .filter(({ slot }) => typeof slot === 'object')
    .map(({ startsAt }) => formatTime(startsAt))
  if (free.length > 0) return { ok: false, reason: 'there_is_room', nearest: free }
  return answers.some(({ slot }) => slot === 'full') ? 'full' : { ok: false, reason: 'no_time' }
}

async function findSame(
  { db }: ShopCtx,
  { day, email, partySize, fromAt, untilAt }: JoinWaitlistInput & { fromAt: Date; untilAt: Date },
): Promise<{ id: string } | undefined> {
  const [same] = await db
    .select({ id: tableWaitlist.id })
    .from(tableWaitlist)
    .where(
      and(
        isWaiting({ day, email }),
        eq(tableWaitlist.partySize, partySize),
        eq(tableWaitlist.fromAt, fromAt),
        eq(tableWaitlist.untilAt, untilAt),
      ),
    )
  return same
}

function countEntries({ db }: ShopCtx, entry: { day: string; email: string }): Promise<number> {
  return db.$count(tableWaitlist, isWaiting(entry))
}

const isWaiting = ({ day, email }: { day: string; email: string }) =>
  and(
    eq(tableWaitlist.day, day),
    eq(sql`lower(${tableWaitlist.email})`, email.toLowerCase()),
    eq(tableWaitlist.status, 'waiting'),
  )
