import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'
import { followOrder } from '#app/components/orders/follow-order.ts'
import { HOUR } from '#shared/kernel/durations.ts'

/**
 * So long after the page was last touched, nobody counts as being there. Each refresh is a use of the session: an open
 * page alone must not keep it alive.
 */
const THERE_MS = 4 * HOUR
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

type LiveOptions = {
  /** The stream that tells of changes. */
  events: string
  /** Added to the page's own query. */
  search?: Record<string, string>
}

/**
 * Asks for this page's data again whenever something of it may have changed, while the page can be seen and used. What it shows
 * stays in its place: the page takes from `now` what may change under the hand, and `show` brings the rest.
 */
export function useLiveData<Data>({ events, search = {} }: LiveOptions) {
  const location = useLocation()
  // Answers for one list are nothing to the next.
  const fetcher = useFetcher<Data>({ key: `live-${location.key}` })
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => {
    const query = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(search)) query.set(name, value)
    void fetcher.load(`${location.pathname}?${query}`)
  })
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
      stop ??= followOrder(events, () => refresh())
    }
    touch()
    for (const event of TOUCHES) document.addEventListener(event, touch, { passive: true })
    return () => {
      for (const event of TOUCHES) document.removeEventListener(event, touch)
      leave()
    }
  }, [events])
  return { now: fetcher.data, show: revalidate }
}
