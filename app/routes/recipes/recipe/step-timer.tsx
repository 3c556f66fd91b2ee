import { useEffect, useState } from 'react'
import { MINUTE, SECOND } from '#shared/kernel/durations.ts'
import { useCookModeMessages } from '#app/components/recipes/use-cook-mode-messages.ts'
import { ring } from './ring.ts'

type StepTimerProps = {
  minutes: number
  label: string
  /** When it ends; undefined while it does not run. It is kept above, so that it runs on in the next steps. */
  endsAt: number | undefined
  onStart: () => void
  onStop: () => void
}

/** Counts down, by the clock: a page that slept is right again at once. Rings when the time is up. */
export function StepTimer({ minutes, label, endsAt, onStart, onStop }: StepTimerProps) {
  const texts = useCookModeMessages()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // A timer that was up before it was shown here has rung already.
    if (endsAt === undefined || Date.now() >= endsAt) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() < endsAt) return
      clearInterval(timer)
      ring()
    }, SECOND / 4)
    return () => clearInterval(timer)
  }, [endsAt])
  if (endsAt === undefined) {
    return (
      <button
        type="button"
        className="btn btn-line"
        onClick={() => {
          setNow(Date.now())
          onStart()
        }}
      >
        {texts.startTimer(minutes)} · {label}
      </button>
    )
  }
  const left = endsAt - now
  const isUp = left <= 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 in-[.timers]:justify-between in-[.timers]:gap-x-2">
      <p
        role={isUp ? 'alert' : 'timer'}
        aria-label={isUp ? undefined : texts.timeLeft(label)}
        className="text-lg wrap-anywhere in-[.timers]:text-base"
      >
        {isUp ? (
          texts.timeUp(label)
        ) : (
          <>
            {label} <span className="display tabular-nums">{clock(left)}</span>
          </>
        )}
      </p>
      <button type="button" className="btn btn-line in-[.timers]:px-3" onClick={onStop}>
        {texts.stopTimer}
      </button>
    </div>
  )
}

/** `12:05` */
function clock(ms: number): string {
  const seconds = Math.ceil(ms / SECOND)
  return `${Math.floor((seconds * SECOND) / MINUTE)}:${String(seconds % 60).padStart(2, '0')}`
}
