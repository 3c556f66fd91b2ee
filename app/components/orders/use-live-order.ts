import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderView } from '#domain/orders/schemas.ts'
import { isFinished, isRefundable } from '#shared/orders/order-states.ts'
import { followOrder } from './follow-order.ts'

/** Keeps the page of an order up to date for as long as the order is under way, or its money may still go back. */
export function useLiveOrder(eventsPath: string, { status, paymentStatus }: OrderView): void {
  const { revalidate } = useRevalidator()
  const isOver = isFinished(status) && !isRefundable(paymentStatus)
  const refresh = useEffectEvent(() => void revalidate())
  useEffect(() => (isOver ? undefined : followOrder(eventsPath, () => refresh())), [eventsPath, isOver])
}
