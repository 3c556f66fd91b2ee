import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { followOrder } from '#app/components/orders/follow-order.ts'

/** Keeps a page of the office that shows orders up to date, while it can be seen. What is being typed stays. */
export function useLiveOrders(): void {
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => void revalidate())
  useEffect(() => followOrder('/admin/orders/events', () => refresh()), [])
}
