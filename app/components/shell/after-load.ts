import { installWorker } from '#app/platform/offline/install-worker.ts'
import { watchLinks } from '#app/platform/ahead/watch-links.ts'
import { type Problem, startMonitor } from '#app/monitor/monitor.ts'

/**
 * Starts the work that no page waits for.
 * @param early what went wrong before
 * @returns what to call with everything that goes wrong later
 */
export function startAfterLoad(early: readonly Problem[]): (problem: Problem) => void {
  watchLinks()
  installWorker()
  return startMonitor(early)
}
