import { reasonOf } from '#database/is-unavailable.ts'

const MOST_LETTERS = 200

/** An error in few words, for people: one line, however long the answer of a foreign server was. */
export function reasonFor(error: unknown): string {
  const words = reasonOf(error instanceof Error && error.cause instanceof Error ? error.cause : error)
  return words.replaceAll(/\s+/g, ' ').slice(0, MOST_LETTERS)
}
