import { MOST_OF_MESSAGE, MOST_OF_STACK } from '#shared/base/monitor/beacons.ts'
import { type ErrorWords, isLogged } from '#shared/base/monitor/is-logged.ts'
import { masked } from '#shared/base/monitor/masked.ts'
import { routeAt } from './shown-routes.ts'
import { tell } from './tell.ts'

/** A problem: an event of the window, or an error that a page showed instead of itself. */
export type Problem = Event | { error: unknown }

/** A page that fails again and again has said enough. */
const MOST_TOLD = 5
/** The server fails for itself, and has logged it. */
const OF_SERVER = /^(?:Error: )?Unexpected Server Error$/

const told = new Set<string>()

export function reportError(problem: Problem): void {
  const words = wordsOf(problem)
  const key = words.message + words.stack
  if (told.size >= MOST_TOLD || told.has(key) || OF_SERVER.test(words.message) || !isLogged(words)) return
  told.add(key)
  const route = routeAt(performance.now()) ?? '/*'
  tell('/api/browser-errors', {
    kind: words.kind,
    route,
    message: withoutOrigin(words.message).slice(0, MOST_OF_MESSAGE),
    stack: withoutOrigin(words.stack).slice(0, MOST_OF_STACK),
  })
}

function wordsOf(problem: Problem): ErrorWords {
  if (problem instanceof PromiseRejectionEvent) return { kind: 'rejection', ...describe(problem.reason) }
  if (problem instanceof ErrorEvent) {
    const { message, filename, lineno, colno, error } = problem
    // Scripts of other sites say nothing of their errors, and old browsers little.
    return error
      ? { kind: 'error', ...describe(error) }
      : { kind: 'error', message, stack: `${filename}:${lineno}:${colno}` }
  }
  // A page's answer on purpose, such as 404, is no error.
  const error = 'error' in problem && problem.error instanceof Error ? problem.error : undefined
  return { kind: 'render', ...(error ? describe(error) : { message: '', stack: '' }) }
}

function describe(error: unknown): { message: string; stack: string } {
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
  // A promise may be rejected with anything. What an object has in it may be somebody's: its message is not.
  const isObject = typeof error === 'object' && error !== null
  const said: unknown = isObject && 'message' in error ? error.message : error
  const message = typeof said === 'string' ? said : Object.prototype.toString.call(said)
  return { message, stack: '' }
}

/** Masked before it leaves the browser. */
function withoutOrigin(text: string): string {
  return masked(text.replaceAll(location.origin, ''))
}
