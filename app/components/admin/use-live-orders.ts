import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { followOrder } from '#app/components/orders/follow-order.ts'
import { HOUR } from '#shared/durations.ts'

/**
 * So long after the page was last touched, nobody counts as being there. Each refresh is a use of the session: an open
 * page alone must not keep it alive.
 */
const THERE_MS = 4 * HOUR
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

/** Keeps a page of the office that shows orders up to date, while it can be seen and used. What is being typed stays. */
export function useLiveOrders(): void {
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => void revalidate())
  useEffect(() => {
    let stop: (() => void) | undefined
    let leaving: ReturnType<typeof setTimeout> | undefined
    function leave() {
      clearTimeout(leaving)
      stop?.()
      stop = undefined
    }
    function touch() {
      clearTimeout(leaving)
      leaving = setTimeout(leave, THERE_MS)
      stop ??= followOrder('/admin/orders/events', () => refresh())
    }
    touch()
    for (const event of TOUCHES) document.addEventListener(event, touch, { passive: true })
    return () => {
      for (const event of TOUCHES) document.removeEventListener(event, touch)
      leave()
    }
  }, [])
}
