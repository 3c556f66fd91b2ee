import { useEffect, useState } from 'react'
import { useReserveMessages } from '#app/components/restaurant/use-reserve-messages.ts'
import { SECOND } from '#shared/kernel/durations.ts'

/**
 * The time for which a table is still held, by the browser's own stopwatch: its clock may be wrong. Read out only when
 * a minute is left and when it is over. `key` it by what is held.
 * @param leftMs how long that is when it is shown first
 */
export function HoldCountdown({ leftMs }: { leftMs: number }) {
  const [ms] = useState(leftMs)
  const texts = useReserveMessages()
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    const end = performance.now() + ms
    const tick = () => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / SECOND)))
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [ms])
  const isOver = seconds === 0
  return (
    <>
      {seconds !== undefined && !isOver && (
        <span aria-hidden="true" className="text-stone tabular-nums">
          {texts.left(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)}
        </span>
      )}
      <span role="status" className={isOver ? 'block' : 'sr-only'}>
        {isOver ? texts.refused.ran_out : seconds !== undefined && seconds <= 60 ? texts.lastMinute : ''}
      </span>
    </>
  )
}
