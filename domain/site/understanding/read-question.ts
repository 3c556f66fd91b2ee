import { normalizeForSearch, wordsOf } from '#domain/catalog/catalog/index.ts'
import { foldedWords, foldWord, isThai, isThai as hasThai, toLine } from './fold.ts'
import { isCommon } from './common-words.ts'
import { corrected, findAlmost } from './spelling.ts'
import { isSlipOf } from './thai-slips.ts'

/** From a letter of the line to the one before another. */
export type Span = [from: number, to: number]

/** A question as it can be searched: folded, misspelt words corrected. */
export type Reading = {
  line: string
  /** The places of its words. */
  words: Span[]
  /** The same as they were typed. */
  typed: string[]
  /** The words that were corrected. */
  corrected: Span[]
}

/** @param known folded words that need no correction */
export function readQuestion(question: string, known: ReadonlySet<string>): Reading {
  const reading: Reading = { line: ' ', words: [], typed: [], corrected: [] }
  for (const typed of wordsOf(normalizeForSearch(question))) {
    const word = foldWord(typed)
    if (word === '') continue
    const better = isThai(word) || known.has(word) ? undefined : corrected(word, known, typed.length)
    for (const part of better ?? [word]) {
      const isJoined = isThai(part) && isThai(reading.line.at(-2) ?? '')
      if (isJoined) reading.line = reading.line.slice(0, -1)
      const span: Span = [reading.line.length, reading.line.length + part.length]
      reading.line += `${part} `
      reading.words.push(span)
      reading.typed.push(typed)
      if (better) reading.corrected.push(span)
    }
  }
  return reading
}

/** A word or phrase of ours, folded. */
export type Phrase = { text: string; isThai: boolean }
export const toPhrase = (words: string): Phrase => ({
  text: toLine(foldedWords(words)).trim(),
  isThai: isThai(words),
})

/** From one text with commas. */
export const phrases = (words: string): Phrase[] =>
  words
    .split(',')
    .map(toPhrase)
    .filter(({ text }) => text !== '')

/** Thai has no spaces: a short word is one only where words begin and end. */
const SHORT_THAI = 4
/** In Thai, where it cannot be said which word is misspelt: the length from which one wrong letter is forgiven. */
const LONG_THAI = 7

/** Finds a phrase's places in a question; `isExact` is false where it is spelt wrongly. */
export function findPhrase(
  { line, words, corrected: mended }: Reading,
  { text, isThai }: Phrase,
): { span: Span; isExact: boolean }[] {
  const found: { span: Span; isExact: boolean }[] = []
  const wanted = isThai ? text : ` ${text} `
  const margin = isThai ? 0 : 1
  for (let at = line.indexOf(wanted); at !== -1; at = line.indexOf(wanted, at + 1)) {
    const span: Span = [at + margin, at + margin + text.length]
    const isWhole =
      !isThai ||
      text.length > SHORT_THAI ||
      (words.some(([from]) => from === span[0]) && words.some(([, to]) => to === span[1]))
    if (isWhole) found.push({ span, isExact: !mended.some((one) => overlap(one, span)) })
  }
  if (found.length > 0 || !isThai || text.length < SHORT_THAI || !hasThai(line)) return found
  if (text.length < LONG_THAI)
    return findSlips({ line, words }, text).map((span) => ({ span, isExact: false }))
  const almost = findAlmost(line, text, text.length < 2 * LONG_THAI ? 1 : 2)
  const isWord =
    almost && words.some(([from]) => from === almost[0]) && words.some(([, to]) => to === almost[1])
  return isWord ? [{ span: almost, isExact: false }] : []
}

/** Finds whole words, not all of them such as everybody uses, that are a Thai text with one slip of the finger or the ear. */
export function findSlips({ line, words }: Pick<Reading, 'line' | 'words'>, text: string): Span[] {
  return words.flatMap(([from]): Span[] => {
    const span: Span = [from, from + text.length]
    if (!isSlipOf(line.slice(...span), text)) return []
    const inside = words.filter((word) => overlap(word, span))
    const isWhole = inside.at(-1)?.[1] === span[1]
    return isWhole && inside.some((word) => !isCommon(line.slice(...word))) ? [span] : []
  })
}

export const overlap = (a: Span, b: Span) => a[0] < b[1] && b[0] < a[1]

/** The words of a question in which none of these spans is, folded and as they were typed. */
export function wordsOutside(
  { line, words, typed }: Reading,
  spans: Span[],
): { word: string; typed: string }[] {
  return words.flatMap((place, at) =>
    spans.some((span) => overlap(place, span))
      ? []
      : [{ word: line.slice(...place), typed: typed[at] ?? '' }],
  )
}
