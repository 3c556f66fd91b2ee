import { spellingsOf, wordsOf } from './search-text.ts'

/** Arguments of `search_products`. */
type Search = {
  typed: string
  /** For LIKE: each spelling, anywhere. */
  patterns: string[]
  /** A tsquery for names, if what was typed is too short for patterns. */
  named: string | null
  /** A tsquery that matches all words by their beginnings, in any of the spellings; '' if there are none. */
  words: string
}

/** The indexes of patterns consist of three letters each. */
const PATTERN_LETTERS = 3

/**
 * Undefined if nothing is left to look for. Normalised words contain only letters, marks and digits, which neither a
 * tsquery nor a LIKE treats as syntax.
 */
export function toSearch(text: string): Search | undefined {
  const spellings = spellingsOf(text)
  const [typed] = spellings
  if (typed === undefined) return undefined
  const patterns = spellings.map((spelling) => `%${spelling}%`)
  const tokens = typed.split(' ')
  if (tokens.every(isShort)) {
    return {
      typed,
      patterns,
      named: allOf(tokens.map((token) => `'=${token}'`)),
      words: allOf(tokens.map(toPrefix)),
    }
  }
  const queries = spellings
    .map((spelling) => allOf(wordsOf(spelling).map(toPrefix)))
    .filter((query) => query !== '')
  return { typed, patterns, named: null, words: queries.map((query) => `(${query})`).join(' | ') }
}

const isShort = (word: string) => Array.from(word).length < PATTERN_LETTERS
const allOf = (queries: string[]) => queries.join(' & ')

/** Every word is in the index by its first one and two letters, too. */
function toPrefix(word: string): string {
  return isShort(word) ? `'${word}'` : `'${word}':*`
}
