import type { OrderStatus } from '#shared/orders/order-states.ts'

/** Names the form of a step. Several stand on one page, so each has names of its own. */
export function stepIntent(to: OrderStatus): string {
  return `to-${to}`
}

/** Names a field of such a form. */
export function stepField(to: OrderStatus, field: string): string {
  return `${to}.${field}`
}
