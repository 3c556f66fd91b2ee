import { and, asc, eq, sql } from 'drizzle-orm'
import { tableWaitlist } from '#database/schema/index.ts'
import { formatTime } from '#shared/kernel/dates.ts'
import { asShop, type Ctx, inTransaction, type ShopCtx } from '#domain/kernel/context.ts'
import { checkParty, lockGuest, recordGuest } from '../guests/index.ts'
import { enqueueJob } from '#domain/base/jobs/index.ts'
import { bySender, countTries } from '#domain/kernel/count-tries.ts'
import { type DayPlan, findSlot, instantOf, lockDays, readDayPlan, slotTimes } from '../seating/index.ts'
import { policy } from './policy.ts'
import type { JoinWaitlistInput, JoinWaitlistResult } from './schemas.ts'

/** Parties of one address that may wait for one day: they would only keep others waiting. */
const MOST_ENTRIES = 3

/**
 * Puts a party on the list of those who want a table between two times of a full day. Its key is in the mail and nowhere
 * else: anybody may type anybody's address. One that waits already is mailed its key again, and the answer is the same.
 */
export async function joinWaitlist(ctx: Ctx, input: JoinWaitlistInput): Promise<JoinWaitlistResult> {
  policy.joinWaitlist(ctx)
  const wait = await countTries(ctx, ...bySender(ctx, 'holds'))
  if (wait) return wait
  const { day, from, until, partySize, language, ...contact } = input
  const customerId = ctx.actor.role === 'customer' ? ctx.actor.id : null
  return inTransaction(asShop(ctx), async (ctx): Promise<JoinWaitlistResult> => {
    const keys = await lockGuest(ctx, { customerId, ...contact })
    await lockDays(ctx, { days: [day] })
    const plan = await readDayPlan(ctx, { day })
    const [fromAt, untilAt] = [instantOf(plan.service, day, from), instantOf(plan.service, day, until)]
    if (untilAt < fromAt) return { ok: false, reason: 'no_time' }
    const verdict = judge(plan, { fromAt, untilAt, partySize, now: ctx.now() })
    if (verdict !== 'full') return verdict
    const refusal = await checkParty(ctx, { keys, party: { day, partySize } })
    if (refusal) return refusal
    const known = await findKnown(ctx, { ...input, fromAt, untilAt })
    const entryId = known?.id ?? (await add())
    await enqueueJob(ctx, { kind: 'send-waitlist-joined', entryId })
    return { ok: true }

    async function add(): Promise<string> {
      const [entry] = await ctx.db
        .insert(tableWaitlist)
        .values({ day, fromAt, untilAt, partySize, customerId, locale: language, ...contact })
        .returning({ id: tableWaitlist.id })
      if (!entry) throw new Error('a party does not wait')
      await recordGuest(ctx, { keys, waitlistId: entry.id })
      return entry.id
    }
  })
}

type Wanted = { fromAt: Date; untilAt: Date; partySize: number; now: Date }

/** Tells if there is a reason to wait: the party could come at one of the times, and none of them is free. */
function judge(plan: DayPlan, { fromAt, untilAt, ...asked }: Wanted): 'full' | JoinWaitlistResult {
  const times = slotTimes(plan).filter((time) => time >= fromAt && time <= untilAt)
  const answers = times.map((startsAt) => ({ startsAt, slot: findSlot(plan, { startsAt, ...asked }) }))
  const free = answers
    .filter(({ slot }) => typeof slot === 'object')
    .map(({ startsAt }) => formatTime(startsAt))
  if (free.length > 0) return { ok: false, reason: 'there_is_room', nearest: free }
  return answers.some(({ slot }) => slot === 'full') ? 'full' : { ok: false, reason: 'no_time' }
}

/** The place that an address has for the same wish; or the last one that it has, if it has as many as it may. */
async function findKnown(
  { db }: ShopCtx,
  { day, email, partySize, fromAt, untilAt }: JoinWaitlistInput & { fromAt: Date; untilAt: Date },
): Promise<{ id: string } | undefined> {
  const theirs = await db
    .select()
    .from(tableWaitlist)
    .where(
      and(
        eq(tableWaitlist.day, day),
        eq(sql`lower(${tableWaitlist.email})`, email.toLowerCase()),
        eq(tableWaitlist.status, 'waiting'),
      ),
    )
    .orderBy(asc(tableWaitlist.createdAt))
  const same = theirs.find(
    (entry) => entry.partySize === partySize && +entry.fromAt === +fromAt && +entry.untilAt === +untilAt,
  )
  return same ?? (theirs.length >= MOST_ENTRIES ? theirs.at(-1) : undefined)
}
