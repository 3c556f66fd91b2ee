/** Rows of `distance` and `findAlmost`, which are asked thousands of times for one question. */
const rowsOf = (length: number) => [0, 1, 2].map(() => new Int32Array(length + 1)) as [Row, Row, Row]
type Row = Int32Array
const LONGEST_WORD = 64
const spare = rowsOf(LONGEST_WORD)

/** Letters that must be changed, added, left out or swapped with the next to make one word of another; `most` if more. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most
  let [before, last, row] = b.length > LONGEST_WORD ? rowsOf(b.length) : spare
  for (let j = 0; j <= b.length; j += 1) last[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      let far = Math.min(last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1), last[j]! + 1, row[j - 1]! + 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) far = Math.min(far, before[j - 2]! + 1)
      row[j] = far
      if (far < least) least = far
    }
    // A swap takes from the row before the last one, and adds one.
    if (least > most) return most
    ;[before, last, row] = [last, row, before]
  }
  return Math.min(most, last[b.length]!)
}

/** Counts the wrong letters that a word of this length may have: none if short, for there is always another like it. */
export const mistakesIn = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** A short word may lack a letter of a longer one, though not its first: oder, wher, geen; a shorter one only a vowel: hve, kao. */
const lacksOne = (word: string, other: string, length: number) =>
  other.length === word.length + 1 &&
  word[0] === other[0] &&
  distance(word, other, 2) === 1 &&
  (length > SHORTEST || consonantsOf(word) === consonantsOf(other))

/** Two neighbours may have changed places even in a short word: thia, cahs. */
const isSwapped = (word: string, other: string) =>
  word.length === other.length &&
  distance(word, other, 2) === 1 &&
  Array.from(word).toSorted().join('') === Array.from(other).toSorted().join('')

const SHORT = 4
const SHORTEST = 3
/** In shorter words other vowels make another word: calorie, celery. An h is as easily lost: kao soi. */
const VOWELS_FROM = 7
const consonantsOf = (word: string) => word.replace(/[aeiouyh]/g, '')

/**
 * A word that nobody knows as the known one that it was meant to be, or as two known ones that were written together;
 * undefined if there is none, or if two are as near.
 * @param length how many letters were typed, before the word was folded
 */
export function corrected(
  word: string,
  known: ReadonlySet<string>,
  length = word.length,
): string[] | undefined {
  let best: { word: string; far: number; isSame: boolean; isOnly: boolean } | undefined
  const isShort = length === SHORT || length === SHORTEST
  // Folding shortens a word: that makes it no short one, and no long one either.
  const mistakes = Math.max(mistakesIn(word.length), Math.min(1, mistakesIn(length)))
  const most = mistakes + (word.length < VOWELS_FROM ? 0 : 1)
  for (const other of known) {
    if (other.length < SHORT && !(isShort && isSwapped(word, other))) continue
    const isSlip = isShort && (lacksOne(word, other, length) || isSwapped(word, other))
    const far = isSlip ? 1 : distance(word, other, most + 1)
    if ((far > most && !isSlip) || (best && far > best.far)) continue
    // One more if all are vowels, which are what people get wrong first.
    if (far > mistakes && !isSlip && consonantsOf(word) !== consonantsOf(other)) continue
    // The one with the same consonants was meant, of two as near: recipt is a receipt and no recipe.
    const isSame = consonantsOf(word) === consonantsOf(other)
    if (best && far === best.far && best.isSame && !isSame) continue
    const isNearer = !best || far < best.far || (isSame && !best.isSame)
    best = { word: other, far, isSame, isOnly: isNearer }
  }
  if (best?.isOnly) return [best.word]
  return splitInTwo(word, known)
}

function splitInTwo(word: string, known: ReadonlySet<string>): string[] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => known.has(part))) return parts
  }
  return undefined
}

/** Finds something like `wanted` in a text, with at most so many wrong letters: the end of the nearest such place. */
export function findAlmost(text: string, wanted: string, mistakes: number): [number, number] | undefined {
  // Sellers: a row for each letter of the text, and a match may begin anywhere. Beside how far, each says from where.
  let [last, row] = rowsOf(wanted.length)
  let [lastFrom, rowFrom] = rowsOf(wanted.length)
  for (let j = 0; j <= wanted.length; j += 1) last[j] = j
  let best: { far: number; from: number; to: number } | undefined
  for (let i = 1; i <= text.length; i += 1) {
    row[0] = 0
    rowFrom[0] = i
    for (let j = 1; j <= wanted.length; j += 1) {
      let far = last[j - 1]! + (text[i - 1] === wanted[j - 1] ? 0 : 1)
      let from = lastFrom[j - 1]!
      if (last[j]! + 1 < far) [far, from] = [last[j]! + 1, lastFrom[j]!]
      if (row[j - 1]! + 1 < far) [far, from] = [row[j - 1]! + 1, rowFrom[j - 1]!]
      row[j] = far
      rowFrom[j] = from
    }
    ;[last, row] = [row, last]
    ;[lastFrom, rowFrom] = [rowFrom, lastFrom]
    const far = last[wanted.length]!
    if (far <= mistakes && (!best || far < best.far)) best = { far, from: lastFrom[wanted.length]!, to: i }
  }
  return best && [best.from, best.to]
}
