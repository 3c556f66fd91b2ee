import { type Problem, reportError } from './report-errors.ts'
import { reportVitals } from './report-vitals.ts'
import { followRoutes } from './shown-routes.ts'

export type { Problem } from './report-errors.ts'

/**
 * Watches this page for the shop: how fast it is, and what goes wrong in it. Nothing of who looks at it.
 * @param early what went wrong before
 * @returns what to call with everything that goes wrong later
 */
export function startMonitor(early: readonly Problem[]): (problem: Problem) => void {
  followRoutes()
  reportVitals()
  early.forEach(reportError)
  return reportError
}
