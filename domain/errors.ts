import type { QueueFullError } from '#adapters/threads/queue-full-error.ts'

export type DomainErrorCode = 'not_found' | 'forbidden' | 'conflict' | 'too_many_requests' | 'unavailable'

/** Something that should not have been asked, or cannot be answered. Carries codes, never a sentence. */
export class DomainError extends Error {
  readonly code: DomainErrorCode
  /** The noun it is about: `product`, `category`, `order`. */
  readonly what: string | undefined
  constructor(code: DomainErrorCode, what?: string, options?: ErrorOptions) {
    super(what ? `${code}: ${what}` : code, options)
    this.name = 'DomainError'
    this.code = code
    this.what = what
  }
}

/** By name, not by class: in development the pages run in a module graph of their own. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError'
}

/** Compared by name: of adapters the domain imports only types. */
const QUEUE_FULL = 'QueueFullError' satisfies QueueFullError['name']

/**
 * Passes on the answer of an adapter that works through a queue.
 * @param what for the error: what cannot be had at the moment
 * @throws DomainError `unavailable` when the queue is full
 */
export async function unavailableIfFull<T>(what: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const isFull = error instanceof Error && error.name === QUEUE_FULL
    throw isFull ? new DomainError('unavailable', what, { cause: error }) : error
  }
}
