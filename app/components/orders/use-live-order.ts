import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderStatus } from '#domain/orders/schemas.ts'
import { followOrder } from './follow-order.ts'

/** Nothing more is to be expected of these. */
const OVER: readonly OrderStatus[] = ['delivered', 'cancelled', 'expired', 'returned']

/** Keeps the page of an order up to date for as long as the order is under way. */
export function useLiveOrder(eventsPath: string, status: OrderStatus): void {
  const { revalidate } = useRevalidator()
  const isOver = OVER.includes(status)
  const refresh = useEffectEvent(() => void revalidate())
  useEffect(() => (isOver ? undefined : followOrder(eventsPath, () => refresh())), [eventsPath, isOver])
}
