import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { OrderView } from '#domain/orders/orders/views.ts'
import { isFinished, isRefundable } from '#shared/orders/order-states.ts'

/** Keeps the page of an order up to date for as long as the order is under way, or its money may still go back. */
export function useLiveOrder(eventsPath: string, { status, paymentStatus }: OrderView): void {
  const { revalidate } = useRevalidator()
  const isOver = isFinished(status) && !isRefundable(paymentStatus)
  const refresh = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (isOver) return undefined
    let [stop, hasEnded] = [() => {}, false]
    void import('./follow-order.ts').then(({ followOrder }) => {
      if (!hasEnded) stop = followOrder(eventsPath, () => refresh())
    })
    return () => {
      hasEnded = true
      stop()
    }
  }, [eventsPath, isOver])
}
