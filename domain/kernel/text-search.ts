import { and, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { containing } from './like-pattern.ts'

/** The fewest letters that an index of three letters each finds inside of words. */
const PATTERN_LETTERS = 3

/** Words as the search of people and their addresses looks for them. */
export type TextSearch = {
  /** Patterns of LIKE that must all match, in any order: words, of which those of one or two letters begin one. */
  words: string[]
  /** All of it as it was typed; undefined where the words find the same. */
  phrase: string | undefined
  /** The digits of a phone number, if it can be one. */
  phone: string | undefined
}

/** Reads what somebody typed to find a person, or an address, by; undefined if there is nothing to look for. */
export function readTextSearch(typed: string): TextSearch | undefined {
  const text = typed.trim()
  const words = text.split(/[\s,;]+/).filter(Boolean)
  if (words.length === 0) return undefined
  const isLong = Array.from(text).length >= PATTERN_LETTERS
  return {
    words: words.map((word) => (isShort(word) ? containing(` ${word}`) : containing(word))),
    phrase: isLong && words.some(isShort) ? containing(text) : undefined,
    phone: phoneDigits(text),
  }
}

const isShort = (word: string) => Array.from(word).length < PATTERN_LETTERS

/** Matches a text that `buyer_text` or `guest_text` has made. */
export function matchesText(text: SQLWrapper, { words, phrase, phone }: TextSearch): SQL | undefined {
  const has = (pattern: string) => sql`${text} like fold_text(${pattern})`
  return or(
    and(...words.map(has)),
    phrase === undefined ? undefined : has(phrase),
    phone === undefined ? undefined : has(containing(phone)),
  )
}

/**
 * The digits of a phone number, however it is typed: 021 555 0142, +27 21 555 0142 and 0027 (0)21 555-0142 are in a text
 * that has both +27215550142 and 0215550142.
 */
function phoneDigits(text: string): string | undefined {
  if (!/^\+?[\d\s().-]{3,30}$/.test(text)) return undefined
  const digits = text
    .replace(/\D/g, '')
    .replace(/^00(?=\d{9})/, '')
    .replace(/^270(?=\d{9}$)/, '27')
  return digits.length < PATTERN_LETTERS ? undefined : digits
}
