import { useLiveData } from '#app/components/admin/live/use-live-data.ts'
import type { StaffOrderList, StaffOrderSummary } from '#domain/orders/order-desk/views.ts'

/** The query in which an open list names the orders that it shows. */
export const SHOWN = 'shown'

/** The answer of the page's loader. */
type OpenList = { list: StaffOrderList; shown: StaffOrderSummary[] }

/**
 * A page of orders whose rows stay where they are: each says what its order is now, and `arrived` counts those that
 * have come into the list meanwhile.
 */
export function useSteadyOrders(list: StaffOrderList) {
  const { now, show } = useLiveData<OpenList>({
    events: '/admin/orders/events',
    search: { [SHOWN]: list.items.map(({ id }) => id).join(',') },
  })
  const fresh = new Map<string, StaffOrderSummary>(now?.shown.map((order) => [order.id, order]))
  return {
    orders: list.items.map((order) => fresh.get(order.id) ?? order),
    arrived: now ? countArrived(list, now.list.items) : 0,
    show,
  }
}

/** Counts the orders of `now` that the list has not; not those that only moved up from its next page. */
export function countArrived(
  list: Pick<StaffOrderList, 'next'> & { items: { id: string }[] },
  now: { id: string }[],
) {
  const known = new Set(list.items.map(({ id }) => id))
  const lastKnown = now.findLastIndex(({ id }) => known.has(id))
  const isEnd = list.next === null || lastKnown === -1
  return now.filter(({ id }, at) => !known.has(id) && (isEnd || at < lastKnown)).length
}
