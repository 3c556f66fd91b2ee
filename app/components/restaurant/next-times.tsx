import { Suspense, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#app/components/shell/when-idle.ts'
import { fetchedLater } from '#app/components/ui/fetched-later.tsx'
import { whenNear } from '#app/components/ui/when-near.ts'

const NextTimesForm = fetchedLater(
  'next-times',
  async () => (await import('./next-times-form.tsx')).NextTimesForm,
)

/** The next free tables, each a press away, with their room from the start. Pages are kept, so it asks once they are there. */
export function NextTimes() {
  const room = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    whenIdle(async () => {
      if (room.current) stop = whenNear(room.current, () => setIsNear(true))
    })
    return () => stop?.()
  }, [])
  return (
    <div ref={room} className="mt-6 grid min-h-32 content-end noscript:hidden print:hidden">
      {isNear && (
        <Suspense>
          <NextTimesForm />
        </Suspense>
      )}
    </div>
  )
}
