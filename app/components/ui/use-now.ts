import { useEffect, useState } from 'react'
import { MINUTE } from '#shared/kernel/durations.ts'

/** The present, once a minute; on the first look what the server took for it, so that both draw the same. */
export function useNow(read: Date): Date {
  const [ahead, setAhead] = useState(0)
  useEffect(() => {
    const began = Date.now()
    const timer = setInterval(() => setAhead(Date.now() - began), MINUTE / 2)
    return () => clearInterval(timer)
  }, [read])
  return new Date(read.getTime() + ahead)
}
