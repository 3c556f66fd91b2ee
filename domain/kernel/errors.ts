import type { QueueFullError } from '#adapters/workers/queue-full-error.ts'

export { isDatabaseUnavailable } from '#database/is-unavailable.ts'
export { badValueState } from '#database/query-error.ts'

/** The nouns that the errors of each code may be about. If `undefined` is among them, the noun may be left out. */
type Subjects = {
  forbidden: undefined
  /** The password has to be confirmed first: `confirmPassword`. */
  unconfirmed: undefined
  not_found:
    | undefined
    | 'account'
    | 'address'
    | 'batch'
    | 'category'
    | 'claim'
    | 'discount'
    | 'dish'
    | 'document'
    | 'event'
    | 'ingredient'
    | 'newsletter'
    | 'notification'
    | 'offer'
    | 'order'
    | 'page'
    | 'parcel'
    | 'payment'
    | 'picture'
    | 'product'
    | 'recipe'
    | 'refund'
    | 'reservation'
    | 'return'
    | 'review'
    | 'saved_answer'
    | 'sign_up'
    | 'stocktake'
    | 'subscriber'
    | 'table'
    | 'thread'
    | 'voucher'
  conflict: 'notification' | 'payment' | 'refund'
  too_many_requests: undefined
  unavailable: 'payment' | 'pdf' | 'sign_in' | 'storage'
}

export type DomainErrorCode = keyof Subjects
/** The nouns that errors of `Code` may be about: `product`, `order`. */
export type DomainErrorSubject<Code extends DomainErrorCode = DomainErrorCode> = Subjects[Code]

type KeyOf<Code extends DomainErrorCode, Subject> = Subject extends string ? `${Subject}_${Code}` : Code
/** A code and its noun joined: `order_not_found`, `forbidden`. */
export type DomainErrorKey = { [Code in DomainErrorCode]: KeyOf<Code, Subjects[Code]> }[DomainErrorCode]

type ArgumentsOf<Code extends DomainErrorCode> = undefined extends Subjects[Code]
  ? [code: Code, what?: Subjects[Code], options?: ErrorOptions]
  : [code: Code, what: Subjects[Code], options?: ErrorOptions]
/** A code with one of its nouns: other pairs do not compile. */
export type DomainErrorArguments = { [Code in DomainErrorCode]: ArgumentsOf<Code> }[DomainErrorCode]

/** A request that is not allowed or cannot be answered. Contains codes, never a sentence. */
export class DomainError extends Error {
  readonly code: DomainErrorCode
  /** The noun it is about. */
  readonly what: DomainErrorSubject
  /** Code and noun joined. */
  readonly key: DomainErrorKey
  constructor(...[code, what, options]: DomainErrorArguments) {
    super(what ? `${code}: ${what}` : code, options)
    this.name = 'DomainError'
    this.code = code
    this.what = what
    // One of the pairs above; the compiler cannot see that from two separate variables.
    this.key = (what ? `${what}_${code}` : code) as DomainErrorKey
  }
}

/** Checks the name, not the class: in development the pages run in a separate module graph. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError'
}

/** Compared by name, because the domain imports only types from adapters. */
const QUEUE_FULL = 'QueueFullError' satisfies QueueFullError['name']

/**
 * Waits for an adapter that works through a queue.
 * @param what the error's noun: what is unavailable
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
