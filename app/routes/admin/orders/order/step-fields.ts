import type { OrderStatus } from '#shared/orders/order-states.ts'

/** What the form of a step is called. Several stand on one page, so each has names of its own. */
export function stepIntent(to: OrderStatus): string {
  return `to-${to}`
}

/** What a field of such a form is called. */
export function stepField(to: OrderStatus, field: string): string {
  return `${to}.${field}`
}
