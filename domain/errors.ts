import type { QueueFullError } from '#adapters/threads/queue-full-error.ts'

/** The nouns that the errors of each code may be about. Where `undefined` is among them, the code may stand alone. */
type Subjects = {
  forbidden: undefined
  not_found:
    | undefined
    | 'account'
    | 'category'
    | 'discount'
    | 'document'
    | 'notification'
    | 'order'
    | 'page'
    | 'payment'
    | 'product'
    | 'refund'
  conflict: 'notification' | 'payment' | 'refund'
  too_many_requests: undefined
  unavailable: 'payment' | 'pdf' | 'sign_in'
}

export type DomainErrorCode = keyof Subjects
/** The nouns that errors of `Code` may be about: `product`, `order`. */
export type DomainErrorSubject<Code extends DomainErrorCode = DomainErrorCode> = Subjects[Code]

type KeyOf<Code extends DomainErrorCode, Subject> = Subject extends string ? `${Subject}_${Code}` : Code
/** A code and its noun in one word: `order_not_found`, `forbidden`. */
export type DomainErrorKey = { [Code in DomainErrorCode]: KeyOf<Code, Subjects[Code]> }[DomainErrorCode]

type ArgumentsOf<Code extends DomainErrorCode> = undefined extends Subjects[Code]
  ? [code: Code, what?: Subjects[Code], options?: ErrorOptions]
  : [code: Code, what: Subjects[Code], options?: ErrorOptions]
/** A code with one of its nouns: another pair does not compile. */
export type DomainErrorArguments = { [Code in DomainErrorCode]: ArgumentsOf<Code> }[DomainErrorCode]

/** Something that should not have been asked, or cannot be answered. Carries codes, never a sentence. */
export class DomainError extends Error {
  readonly code: DomainErrorCode
  /** The noun it is about. */
  readonly what: DomainErrorSubject
  /** Code and noun in one word. */
  readonly key: DomainErrorKey
  constructor(...[code, what, options]: DomainErrorArguments) {
    super(what ? `${code}: ${what}` : code, options)
    this.name = 'DomainError'
    this.code = code
    this.what = what
    // One of the pairs above, which the compiler does not follow through two variables.
    this.key = (what ? `${what}_${code}` : code) as DomainErrorKey
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
export async function unavailableIfFull<T>(
  what: DomainErrorSubject<'unavailable'>,
  answer: Promise<T>,
): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const isFull = error instanceof Error && error.name === QUEUE_FULL
    throw isFull ? new DomainError('unavailable', what, { cause: error }) : error
  }
}
