import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderStatus, OrderView } from '#domain/orders/schemas.ts'
import { followOrder } from './follow-order.ts'

/** Nothing more is to be expected of these. */
const OVER: readonly OrderStatus[] = ['delivered', 'cancelled', 'expired', 'returned']

/** Keeps the page of an order up to date for as long as the order is under way, or its money may still go back. */
export function useLiveOrder(eventsPath: string, { status, paymentStatus }: OrderView): void {
  const { revalidate } = useRevalidator()
  const holdsMoney = paymentStatus === 'paid' || paymentStatus === 'partially_refunded'
  const isOver = OVER.includes(status) && !holdsMoney
  const refresh = useEffectEvent(() => void revalidate())
  useEffect(() => (isOver ? undefined : followOrder(eventsPath, () => refresh())), [eventsPath, isOver])
}
