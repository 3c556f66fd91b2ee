import { browserRouter, patternOf } from '#app/platform/browser-router.ts'

/** The pages shown, and since when, in milliseconds after the document began. */
const shown: { since: number; route: string }[] = []

/** Begins to write down which pages are shown. */
export function followRoutes(): void {
  const router = browserRouter()
  if (!router) return
  // Somebody was quicker than the monitor: which page the document was, nobody knows any more.
  const isFirst = URL.parse(documentTiming()?.name ?? '')?.pathname === router.state.location.pathname
  shown.push({ since: isFirst ? 0 : performance.now(), route: patternOf(router.state.matches) })
  router.subscribe(() => {
    const route = patternOf(router.state.matches)
    if (route !== shown.at(-1)?.route) shown.push({ since: performance.now(), route })
  })
}

/** The page that was shown then; undefined before the monitor knew. */
export function routeAt(time: number): string | undefined {
  return shown.findLast(({ since }) => since <= time)?.route
}

export function documentTiming(): PerformanceNavigationTiming | undefined {
  return performance
    .getEntriesByType('navigation')
    .find((entry) => entry instanceof PerformanceNavigationTiming)
}
