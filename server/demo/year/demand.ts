import { addTime, DAY } from '#shared/kernel/durations.ts'
import type { Goods } from './new-order.ts'
import type { YearInput } from './year-input.ts'

/** The weight of each product among those bought. */
const DEMAND: Record<string, number> = {
  'green-curry-paste': 10,
  'red-curry-paste': 9,
  'pad-thai-sauce': 10,
  'holy-basil-stir-fry-sauce': 7,
  'sweet-chilli-dipping-sauce': 7,
  'massaman-curry-paste': 6,
  'panang-curry-paste': 6,
  'yellow-curry-paste': 5,
  'tom-yum-paste': 5,
  'satay-peanut-dipping-sauce': 5,
  'khao-soi-curry-paste': 4,
  'pad-see-ew-stir-fry-sauce': 4,
  'sukiyaki-sauce': 3,
  'seafood-dipping-sauce': 3,
  'cashew-stir-fry-sauce': 3,
  'jaew-dipping-sauce': 3,
  'jungle-curry-paste': 2,
  'kua-kling-curry-paste': 2,
}
export const demandOf = ({ slug }: { slug: string }) => DEMAND[slug] ?? 2

/** Before a batch is called back it is not sold for so long: no order that waits has a jar of it. */
const HELD_BACK_DAYS = 14

/** A choice of goods, among those that are there. */
export function wishesOf(
  { now, random, goods, recalls, shelves }: YearInput,
  at: Date,
): { goods: Goods; quantity: number }[] {
  const isHeldBack = ({ slug }: Goods) =>
    recalls.some((one) => {
      const recalledAt = addTime(now, -one.daysAgo * DAY)
      return one.slug === slug && at < recalledAt && at > addTime(recalledAt, -HELD_BACK_DAYS * DAY)
    })
  const sold = goods.filter((one) => shelves.stockOf(one.id) > 0 && !isHeldBack(one))
  const count = random.pick([1, 1, 1, 2, 2, 2, 3, 3, 4, 5])
  const chosen = new Set(Array.from({ length: count }, () => random.weighted(sold, demandOf)))
  return [...chosen].map((one) => ({ goods: one, quantity: random.pick([1, 1, 1, 1, 1, 1, 2, 2, 3]) }))
}
