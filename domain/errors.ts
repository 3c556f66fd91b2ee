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
