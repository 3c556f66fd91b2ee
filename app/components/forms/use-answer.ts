import { useEffect, useEffectEvent, useRef } from 'react'
import type { Fetcher } from 'react-router'

/**
 * Calls `onAnswer` once with each answer that a fetcher gets. The router keeps the answers where a render may read one
 * before the fetcher's state says so. If React drops that render, an effect that hangs on the data alone never runs.
 */
export function useAnswer<Data>({ state, data }: Fetcher<Data>, onAnswer: (answer: Data) => void): void {
  const answered = useRef<Data>(undefined)
  const answer = useEffectEvent(onAnswer)
  useEffect(() => {
    if (data === undefined || data === answered.current) return
    answered.current = data
    answer(data)
  }, [state, data])
}
