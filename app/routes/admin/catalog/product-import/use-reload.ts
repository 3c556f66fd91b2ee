import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { SECOND } from '#shared/kernel/durations.ts'

const EVERY = 2 * SECOND

/** Loads the page's data again and again while something runs, as long as the page can be seen. */
export function useReload(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  const reload = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void revalidate()
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(reload, EVERY)
    return () => clearInterval(timer)
  }, [isRunning])
}
