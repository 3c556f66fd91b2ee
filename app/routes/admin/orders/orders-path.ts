import type { OrderStatus } from '#shared/orders/order-states.ts'

/** The address of a list of orders, without language: only what is chosen is in it. */
export function ordersPath(chosen: {
  status?: OrderStatus | undefined
  search?: string | undefined
  page?: number
}): string {
  const query = new URLSearchParams()
  if (chosen.status) query.set('status', chosen.status)
  if (chosen.search) query.set('search', chosen.search)
  if (chosen.page && chosen.page > 1) query.set('page', String(chosen.page))
  return query.size > 0 ? `/admin/orders?${query.toString()}` : '/admin/orders'
}
