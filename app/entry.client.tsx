import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageTextsLoaded } from '#app/components/i18n/page-texts.ts'
import { whenIdle } from '#app/components/shell/when-idle.ts'
import { fetchParts } from '#app/components/ui/fetched-later.tsx'
import type { Problem } from './monitor/monitor.ts'
import { PAGE_EVENTS } from './platform/before-scripts.ts'

/** Problems from before the monitor was loaded. If it cannot load, nobody hears of it. */
const early: Problem[] = []
let report = (problem: Problem): void => {
  early.push(problem)
}

addEventListener('error', (event) => report(event))
addEventListener('unhandledrejection', (event) => {
  // Rejections are for the shop's log, not for the console.
  event.preventDefault()
  report(event)
})

/** Says when the page does what is asked of it. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => void dispatchEvent(new Event(PAGE_EVENTS.takenOver)), [])
  return children
}

await fetchParts()
await pageTextsLoaded()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TakenOver>
        <HydratedRouter onError={(error) => report({ error })} />
      </TakenOver>
    </StrictMode>,
  )
})
dispatchEvent(new Event(PAGE_EVENTS.listening))

whenIdle(async () => {
  const { startAfterLoad } = await import('#app/components/shell/after-load.ts')
  report = startAfterLoad(early)
})
