import { addTime, DAY } from '#shared/kernel/durations.ts'
import type { Offer } from '#shared/catalog/offers.ts'
import type { Ctx, ShopCtx } from '#domain/kernel/context.ts'
import { readOffers } from './internal.ts'

/** So long after its end people with an open cart are told that an offer has ended. */
const TOLD_MS = DAY

/** The offers of a moment: those that apply, and those that have ended a short time before. */
export type Offers = { running: Offer[]; ended: Offer[] }

/**
 * The offers that apply now, as this process keeps them: a change is seen when it is announced, which takes a moment.
 * A buyer pays no other total than the one that they agreed to.
 */
export async function getOffers(ctx: Ctx): Promise<Offers> {
  const from = { at: ctx.now(), isInTransaction: ctx.openFor !== undefined }
  const { timeline, at } = await ctx.offersCache.read(
    () => readOffers(ctx, { after: addTime(ctx.now(), -TOLD_MS) }),
    from,
  )
  return {
    running: inForce(timeline, at),
    ended: timeline.filter(({ endsAt }) => endsAt <= at && endsAt > addTime(at, -TOLD_MS)),
  }
}

/** The offers that applied at a moment, for an order that was placed then: it keeps them. */
export async function readOffersAt(ctx: ShopCtx, { at }: { at: Date }): Promise<Offer[]> {
  return inForce(await readOffers(ctx, { after: at }), at)
}

function inForce(all: readonly Offer[], at: Date): Offer[] {
  return all.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)
}
