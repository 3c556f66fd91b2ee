import { useEffect, useState } from 'react'

/** Counts down to an instant of the server's clock, on this browser's own. Undefined until scripts run. */
export function useSecondsUntil(instant: number, serverNow: number): number | undefined {
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    const end = Date.now() + instant - serverNow
    const count = () => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1_000)))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [instant, serverNow])
  return seconds
}
