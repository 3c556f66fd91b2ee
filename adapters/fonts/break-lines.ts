const words = new Intl.Segmenter('th', { granularity: 'word' })
const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })
/** A Thai line may end between two words of letters, but not before a repetition or abbreviation sign. */
const STARTS_THAI_WORD = /^(?![ๆฯ])\p{Script=Thai}/u
const ENDS_THAI_WORD = /\p{Script=Thai}\p{M}*$/u

/**
 * Breaks a text into lines that fit: between words, also Thai ones, and between graphemes if a word is too long.
 * @param measure the width of a text, in the unit of `width`
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (text: string) => measure(text.trimEnd()) <= width
  for (const piece of toPieces(text)) {
    if (fits(line + piece)) {
      line += piece
      continue
    }
    if (line.trim()) lines.push(line.trimEnd())
    line = ''
    for (const { segment } of fits(piece) ? [{ segment: piece }] : graphemes.segment(piece)) {
      if (line && !fits(line + segment)) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += segment
    }
  }
  if (line.trim()) lines.push(line.trimEnd())
  return lines
}

/** The pieces that must not be broken, each with the spaces after it. */
function toPieces(text: string): string[] {
  const pieces: string[] = []
  let before = ''
  for (const { segment } of words.segment(text)) {
    const mayBreak =
      (/[\s\-/]$/u.test(before) && !/^\s/u.test(segment)) ||
      (ENDS_THAI_WORD.test(before) && STARTS_THAI_WORD.test(segment))
    if (mayBreak || pieces.length === 0) pieces.push(segment)
    else pieces.push((pieces.pop() ?? '') + segment)
    before = segment
  }
  return pieces
}
